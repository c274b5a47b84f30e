import type { Card } from '@manafolio/contract'
import { BuyLink } from '../../../card-kit/buy-link.tsx'
import { labelOfPrinting } from '../../../card-kit/printing-text.ts'
import { useAddToCollection } from '../../../card-kit/use-add-to-collection.ts'
import { Button } from '../../../ui/button.tsx'
import { AddMore } from './add-more.tsx'
import classes from './result-actions.module.css'

/** Add to the collection, buy it, or view it on Scryfall. */
export function ResultActions({ card }: { card: Card }) {
  const { add, isPending } = useAddToCollection()
  const printing = labelOfPrinting(card.name, card)
  return (
    <div className={classes.actions}>
      <span className={classes.adding}>
        <Button
          className={classes.add}
          disabled={isPending}
          data-add=""
          aria-label={isPending ? undefined : `Add to Collection: ${printing}`}
          onClick={() => add({ id: card.id, name: card.name })}
        >
          {isPending ? 'Adding...' : 'Add to Collection'}
        </Button>
        <AddMore card={card} className={classes.more} />
      </span>
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
        Scryfall
      </a>
    </div>
  )
}
