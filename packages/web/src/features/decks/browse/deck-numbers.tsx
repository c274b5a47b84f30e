import { type DeckSummary, formatFacts } from '@manafolio/contract'
import { noPriceText } from '../../../card-kit/prices.ts'
import { formatCount, formatUsd } from '../../../lib/formats.ts'
import classes from './deck-numbers.module.css'

/** The value of a deck, and how many of the cards it needs it has. */
export function DeckNumbers({ deck }: { deck: DeckSummary }) {
  const { totalValue, pricedCards, cardCount, sideCount, format } = deck
  const { cards, isExact } = formatFacts[format]
  const isPartly = totalValue !== null && pricedCards < cardCount
  return (
    <div className={classes.numbers}>
      <p className={classes.value}>
        <span className={classes.hidden}>Total value: </span>
        {totalValue === null ? noPriceText : formatUsd(totalValue)}
      </p>
      {isPartly && <p className={classes.note}>for the {formatCount(pricedCards)} with a price</p>}
      <p className={classes.note}>
        {formatCount(cardCount - sideCount)} of {cards}
        {!isExact && '+'} cards
        {sideCount > 0 && `, ${formatCount(sideCount)} side`}
      </p>
    </div>
  )
}
