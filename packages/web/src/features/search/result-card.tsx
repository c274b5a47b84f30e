import type { Card } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { BuyLink } from '../../card-kit/buy-link.tsx'
import { CardImage } from '../../card-kit/card-image.tsx'
import { CardPrices } from './card-prices.tsx'
import { CardRules } from './card-rules.tsx'
import { PrintingLine } from './printing-line.tsx'
import classes from './result-card.module.css'
import { useAddToCollection } from './use-add-to-collection.ts'
import type { VersionLabel } from './version-labels.ts'

interface ResultCardProps {
  card: Card
  label: VersionLabel | undefined
  /** On the screen at once, so its image should not wait. */
  isFirst: boolean
}

/** One printing as a row: the image left, everything about it right. */
export function ResultCard({ card, label, isFirst }: ResultCardProps) {
  return (
    <article className={classes.row} aria-label={label ? `${card.name}, ${label}` : card.name}>
      <div className={classes.image}>
        <CardImage
          card={card}
          sizes="(min-width: 700px) 196px, 96px"
          loading={isFirst ? 'eager' : 'lazy'}
        />
        {label && <span className={classes.ribbon}>{label}</span>}
      </div>
      <div className={classes.facts}>
        <CardRules card={card} />
        <PrintingLine card={card} />
        <CardPrices prices={card.prices} />
        <Actions card={card} />
      </div>
    </article>
  )
}

function Actions({ card }: { card: Card }) {
  const add = useAddToCollection()
  return (
    <div className={classes.actions}>
      <Button
        className={classes.add}
        disabled={add.isPending}
        aria-label={add.isPending ? undefined : `Add to Collection: ${card.name}`}
        onClick={() => add.mutate(card)}
      >
        {add.isPending ? 'Adding...' : 'Add to Collection'}
      </Button>
      <BuyLink className={classes.link} tcgplayerId={card.tcgplayerId} cardName={card.name}>
        Buy on TCGplayer
      </BuyLink>
      <a
        className={classes.link}
        href={card.scryfallUri}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`View on Scryfall: ${card.name} (opens in a new tab)`}
      >
        View on Scryfall
      </a>
    </div>
  )
}
