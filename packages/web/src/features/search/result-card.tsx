import type { Card, OwnedCopies, Prices } from '@manafolio/contract'
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize } from '@tabler/icons-react'
import { useState } from 'react'
import { CardImage } from '../../card-kit/card-image.tsx'
import { CardLink } from '../../card-kit/card-link.tsx'
import { linkedCard } from '../../card-kit/linked-card.ts'
import { formatOwned } from '../../card-kit/owned-text.ts'
import { formatPrice, hasPrice, mainPrices, priceKinds } from '../../card-kit/prices.ts'
import type { ResultPlace } from '../../card-kit/result-trail/result-place.ts'
import { SetSymbol } from '../../card-kit/set-symbol.tsx'
import { formatReleaseDate } from '../../lib/dates.ts'
import { CardRules } from './card-rules.tsx'
import { ResultActions } from './result-actions.tsx'
import classes from './result-card.module.css'
import type { VersionLabel } from './version-labels.ts'

interface ResultCardProps {
  card: Card
  /** The number of copies the user owns; undefined until it is loaded. */
  owned: OwnedCopies | undefined
  label: VersionLabel | undefined
  place: ResultPlace
  /** Visible at once, so its image is loaded eagerly. */
  isFirst: boolean
}

/** One printing as a row: the image on the left, the details on the right. */
export function ResultCard({ card, owned, label, place, isFirst }: ResultCardProps) {
  const [isOpen, setOpen] = useState(false)
  const Size = isOpen ? IconArrowsDiagonalMinimize : IconArrowsDiagonal
  return (
    <article
      className={classes.row}
      data-open={isOpen || undefined}
      aria-label={label ? `${card.name}, ${label}` : card.name}
    >
      <div className={classes.image}>
        <CardLink card={linkedCard(card)} place={place} isPicture>
          <CardImage
            card={card}
            sizes={isOpen ? '100vw' : '(min-width: 700px) 196px, 96px'}
            loading={isFirst ? 'eager' : 'lazy'}
            withoutImage="picture"
          />
        </CardLink>
        {label && <span className={classes.ribbon}>{label}</span>}
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Smaller' : 'Larger'} image of ${card.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Size size={18} stroke={1.9} aria-hidden />
        </button>
      </div>
      <div className={classes.facts}>
        <CardRules card={card} place={place} />
        <PrintingLine card={card} />
        <CardPrices prices={card.prices} />
      </div>
      <div className={classes.actions}>
        <OwnedLine owned={owned} />
        <ResultActions card={card} />
      </div>
    </article>
  )
}

/** The number of copies the user owns. Its space is reserved until that is loaded. */
function OwnedLine({ owned }: { owned: OwnedCopies | undefined }) {
  return (
    <p className={classes.line} data-owned={Boolean(owned?.copies) || undefined}>
      {owned && formatOwned(owned)}
    </p>
  )
}

function CardPrices({ prices }: { prices: Prices }) {
  return (
    <dl className={classes.prices}>
      {mainPrices.map((key) => (
        <div key={key}>
          <dt className={classes.label}>{priceKinds[key].label}</dt>
          <dd className={classes.price} data-missing={!hasPrice(prices[key]) || undefined}>
            {formatPrice(prices[key], priceKinds[key].currency)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Which printing this is: set, rarity with its color, and release date. */
function PrintingLine({ card }: { card: Card }) {
  return (
    <p className={classes.printingLine}>
      <SetSymbol setCode={card.setCode} rarity={card.rarity} />{' '}
      <b className={classes.code}>{card.setCode.toUpperCase()}</b>{' '}
      <span className={classes.set}>{card.setName}</span>{' '}
      <span
        className={classes.rarity}
        style={{ color: `var(--rarity-${card.rarity}, var(--quiet))` }}
      >
        {card.rarity}
      </span>{' '}
      <time dateTime={card.releasedAt}>{formatReleaseDate(card.releasedAt)}</time>
    </p>
  )
}
