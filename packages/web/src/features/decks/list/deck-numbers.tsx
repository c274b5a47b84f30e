import { type DeckSummary, formatFacts } from '@manafolio/contract'
import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'
import classes from './deck-numbers.module.css'

const numbers = new Intl.NumberFormat('en-US')

/** What a deck is worth, and how many cards it has of those that it should have. */
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
      {isPartly && (
        <p className={classes.note}>for the {numbers.format(pricedCards)} with a price</p>
      )}
      <p className={classes.note}>
        {numbers.format(cardCount - sideCount)} of {cards}
        {!isExact && '+'} cards
        {sideCount > 0 && `, ${numbers.format(sideCount)} side`}
      </p>
    </div>
  )
}
