import type { OwnedCopies, Prices } from '@manafolio/contract'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { formatOwned } from '../../../../card-kit/owned-text.ts'
import {
  finishNote,
  formatPrice,
  noPriceText,
  plainestFinish,
  priceIn,
} from '../../../../card-kit/prices.ts'
import { formatPrinting } from '../../../../card-kit/printing-text.ts'
import type { ListFacts } from '../list-facts.ts'
import { QuickAdd } from '../quick-add.tsx'
import type { ResultEntry, ResultGroup } from '../result-rows.ts'
import { labelOfResult } from '../result-text.ts'
import classes from './image-group.module.css'

interface ImageGroupProps {
  group: ResultGroup
  facts: ListFacts
  isNarrow: boolean
}

/** The versions of a card as images, under one name. */
export function ImageGroup({ group, facts, isNarrow }: ImageGroupProps) {
  const columns: CSSProperties & Record<'--versions', number> = {
    gridColumn: `span ${group.length}`,
    '--versions': group.length,
  }
  return (
    <div
      className={classes.group}
      data-shows-cards=""
      data-many={group[0]?.label ? '' : undefined}
      style={columns}
    >
      {group.map((entry) => (
        <ImageTile key={entry.card.id} entry={entry} {...{ facts, group, isNarrow }} />
      ))}
    </div>
  )
}

interface ImageTileProps extends ImageGroupProps {
  entry: ResultEntry
}

function ImageTile({ entry, facts, group, isNarrow }: ImageTileProps) {
  const { card, position, label } = entry
  const place = facts.placeAt(position)
  const printing = formatPrinting(card)
  const price = shownPrice(card.prices)
  const copies = facts.owned.get(card.id)
  const owned = copies && copies.copies > 0 ? copies : undefined
  const title = `${card.setName} · ${printing}`
  return (
    <article
      className={classes.tile}
      data-position={position}
      aria-label={label ? `${card.name}, ${label}` : card.name}
    >
      {label && <span className={classes.label}>{label}</span>}
      <CardLink card={linkedCard(card)} place={place} isPicture>
        <CardImage
          card={card}
          sizes="(min-width: 1100px) 174px, (min-width: 700px) 24vw, 48vw"
          loading={position < 12 ? 'eager' : 'lazy'}
          withoutImage="picture"
        />
      </CardLink>
      {!label ? (
        <>
          <CardLink card={linkedCard(card)} place={place} className={classes.name} isResult>
            {card.name}
          </CardLink>
          <p className={classes.printing} title={title}>
            {printing}
          </p>
        </>
      ) : (
        <>
          <p className={classes.name} aria-hidden="true" title={card.name}>
            {entry === group[0] ? card.name : '\u00a0'}
          </p>
          <CardLink
            card={linkedCard(card)}
            place={place}
            className={classes.printing}
            isResult
            title={title}
            aria-label={labelOfResult(entry)}
          >
            {printing}
          </CardLink>
        </>
      )}
      <div
        className={classes.foot}
        data-narrow={isNarrow || (price.note && owned) ? '' : undefined}
      >
        <Price {...price} />
        <OwnedMark owned={owned} />
        <QuickAdd card={card} />
      </div>
    </article>
  )
}

function Price({ text, note, isMissing }: ShownPrice) {
  return (
    <span className={classes.price} data-missing={isMissing || undefined}>
      {text}
      {note && <span className={classes.note}> {note}</span>}
    </span>
  )
}

interface ShownPrice {
  text: string
  /** “foil” or “etched”. */
  note: string | undefined
  isMissing: boolean
}

/** The one price of a printing where there is room for one: of its plainest finish, dollars first. */
function shownPrice(prices: Prices): ShownPrice {
  for (const currency of ['usd', 'eur'] as const) {
    const finish = plainestFinish(prices, currency)
    if (!finish) continue
    const text = formatPrice(priceIn(prices, finish, currency), currency)
    return { text, note: finishNote(finish) || undefined, isMissing: false }
  }
  return { text: noPriceText, note: undefined, isMissing: true }
}

function OwnedMark({ owned }: { owned: OwnedCopies | undefined }) {
  if (!owned) return null
  return (
    <span className={classes.owned} title={formatOwned(owned)}>
      <IconCircleCheckFilled size={16} aria-hidden />
      <span className="visually-hidden">{formatOwned(owned)}</span>
      <span aria-hidden="true">{owned.copies}</span>
    </span>
  )
}
