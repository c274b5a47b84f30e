import type { Card } from '@manafolio/contract'
import { BuyLink } from '../../card-kit/buy-link.tsx'
import { Button } from '../../ui/button.tsx'
import classes from './result-actions.module.css'
import { useAddToCollection } from './use-add-to-collection.ts'

/** Add one to the collection, buy it, or see it where the data comes from. */
export function ResultActions({ card }: { card: Card }) {
  const add = useAddToCollection()
  const printing = `${card.name}, ${card.setName} ${card.collectorNumber}`
  return (
    <div className={classes.actions}>
      <Button
        className={classes.add}
        disabled={add.isPending}
        aria-label={add.isPending ? undefined : `Add to Collection: ${printing}`}
        onClick={() => add.mutate(card)}
      >
        {add.isPending ? 'Adding...' : 'Add to Collection'}
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
