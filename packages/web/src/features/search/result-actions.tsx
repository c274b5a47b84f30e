import type { Card } from '@manafolio/contract'
import { BuyLink } from '../../card-kit/buy-link.tsx'
import { useAddToCollection } from '../../card-kit/use-add-to-collection.ts'
import { Button } from '../../ui/button.tsx'
import classes from './result-card.module.css'

/** Add one to the collection, buy it, or view it on Scryfall. */
export function ResultActions({ card }: { card: Card }) {
  const { add, isPending } = useAddToCollection()
  const printing = `${card.name}, ${card.setName} ${card.collectorNumber}`
  return (
    <div className={classes.resultActions}>
      <Button
        className={classes.add}
        disabled={isPending}
        aria-label={isPending ? undefined : `Add to Collection: ${printing}`}
        onClick={() => add({ id: card.id, name: card.name })}
      >
        {isPending ? 'Adding...' : 'Add to Collection'}
      </Button>
      <BuyLink className={classes.link} tcgplayerId={card.tcgplayerId} cardName={printing}>
        Buy
      </BuyLink>
      <a
        className={classes.link}
        href={card.scryfallUri}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`View on Scryfall: ${printing} (opens in a new tab)`}
      >
        View on Scryfall
      </a>
    </div>
  )
}
