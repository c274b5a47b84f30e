import type { Card, OwnedCopies } from '@manafolio/contract'
import { useState } from 'react'
import { CardImage } from '../../card-kit/card-image.tsx'
import { CardPrices } from './card-prices.tsx'
import { CardRules } from './card-rules.tsx'
import { OwnedLine } from './owned-line.tsx'
import { PrintingLine } from './printing-line.tsx'
import { ResultActions } from './result-actions.tsx'
import classes from './result-card.module.css'
import type { VersionLabel } from './version-labels.ts'

interface ResultCardProps {
  card: Card
  /** How many copies somebody has; not there until that is known. */
  owned: OwnedCopies | undefined
  label: VersionLabel | undefined
  /** On the screen at once, so its image should not wait. */
  isFirst: boolean
}

/** One printing as a row: the image left, everything about it right. */
export function ResultCard({ card, owned, label, isFirst }: ResultCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <article
      className={classes.row}
      data-open={isOpen || undefined}
      aria-label={label ? `${card.name}, ${label}` : card.name}
    >
      <div className={classes.image}>
        <CardImage
          card={card}
          sizes={isOpen ? '100vw' : '(min-width: 700px) 196px, 96px'}
          loading={isFirst ? 'eager' : 'lazy'}
          withoutImage="picture"
        />
        {label && <span className={classes.ribbon}>{label}</span>}
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Smaller' : 'Larger'} image of ${card.name}`}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div className={classes.facts}>
        <CardRules card={card} />
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
