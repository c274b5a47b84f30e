import { type DeckDetail, formatFacts } from '@manafolio/contract'
import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'
import { countOf, countWords } from '../../../lib/count-words.ts'
import classes from './shared-facts.module.css'

interface SharedFactsProps {
  deck: DeckDetail
  /** The day of the prices. */
  pricesAsOf: string
}

/** What somebody said of the deck, who leads it, and how much of it there is. */
export function SharedFacts({ deck, pricesAsOf }: SharedFactsProps) {
  const leaders = leadersOf(deck)
  return (
    <div className={classes.facts}>
      {leaders.length > 0 && (
        <p className={classes.leaders}>
          <span className={classes.label}>{leaders.length > 1 ? 'Commanders' : 'Commander'}</span>{' '}
          {leaders.join(' & ')}
        </p>
      )}
      {deck.description && <p className={classes.description}>{deck.description}</p>}
      <dl className={classes.numbers}>
        <CardCount deck={deck} />
        <div>
          <dt className={classes.label}>Value</dt>
          <dd className={classes.number}>
            {deck.totalValue === null ? noPriceText : formatUsd(deck.totalValue)}
          </dd>
          <dd className={classes.note}>{valueWords(deck, pricesAsOf)}</dd>
        </div>
        <div>
          <dt className={classes.label}>Updated</dt>
          <dd className={classes.number}>
            <time dateTime={deck.updatedAt}>{days.format(new Date(deck.updatedAt))}</time>
          </dd>
        </div>
      </dl>
    </div>
  )
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const priceDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The first one is a fact of the deck, others are so by their role. */
function leadersOf({ commanderName, cards }: DeckDetail): string[] {
  const others = cards.filter(({ role }) => role === 'commander').map(({ cardName }) => cardName)
  return [...new Set([...(commanderName ? [commanderName] : []), ...others])]
}

function CardCount({ deck: { format, cardCount, sideCount } }: { deck: DeckDetail }) {
  const { cards, isExact } = formatFacts[format]
  return (
    <div>
      <dt className={classes.label}>Cards</dt>
      <dd className={classes.number}>{countWords(cardCount - sideCount)}</dd>
      <dd className={classes.note}>
        of {cards}
        {!isExact && '+'}
        {sideCount > 0 && `, and ${countWords(sideCount)} side`}
      </dd>
    </div>
  )
}

/** Some have no price: then the value is not that of the whole deck. */
function valueWords({ totalValue, pricedCards, cardCount }: DeckDetail, pricesAsOf: string) {
  const day = `Prices of ${priceDays.format(new Date(pricesAsOf))}`
  if (totalValue === null || pricedCards >= cardCount) return day
  return `${day}; ${countWords(pricedCards)} of ${countOf(cardCount, 'card')} have one`
}
