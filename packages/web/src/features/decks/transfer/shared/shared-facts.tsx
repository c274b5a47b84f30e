import { type DeckDetail, formatFacts } from '@manafolio/contract'
import { noPriceText } from '../../../../card-kit/prices.ts'
import { formatDate, formatPriceDate } from '../../../../lib/dates.ts'
import { countOf, formatCount, formatUsd } from '../../../../lib/formats.ts'
import { Leaders, leadersOf } from '../../kit/rows/leaders.tsx'
import classes from './shared-facts.module.css'

interface SharedFactsProps {
  deck: DeckDetail
  /** The day of the prices. */
  pricesAsOf: string
  /** The id of the section with the primer, if there is one. */
  primerId: string | undefined
}

/** The commanders, description and numbers of a deck. */
export function SharedFacts({ deck, pricesAsOf, primerId }: SharedFactsProps) {
  const leaders = leadersOf(deck)
  return (
    <div className={classes.facts}>
      {leaders.length > 0 && (
        <p className={classes.leaders}>
          <span className={classes.label}>{leaders.length > 1 ? 'Commanders' : 'Commander'}</span>{' '}
          <Leaders leaders={leaders} />
        </p>
      )}
      {deck.description && <p className={classes.description}>{deck.description}</p>}
      {primerId && (
        <a href={`#${primerId}`} className={classes.primer}>
          Read the primer
        </a>
      )}
      <dl className={classes.numbers}>
        <CardCount deck={deck} />
        <div>
          <dt className={classes.label}>Value</dt>
          <dd className={classes.number}>
            {deck.totalValue === null ? noPriceText : formatUsd(deck.totalValue)}
          </dd>
          <dd className={classes.note}>{formatValue(deck, pricesAsOf)}</dd>
        </div>
        <div>
          <dt className={classes.label}>Updated</dt>
          <dd className={classes.number}>
            <time dateTime={deck.updatedAt}>{formatDate(deck.updatedAt)}</time>
          </dd>
        </div>
      </dl>
    </div>
  )
}

function CardCount({ deck: { format, cardCount, sideCount } }: { deck: DeckDetail }) {
  const { cards, isExact } = formatFacts[format]
  return (
    <div>
      <dt className={classes.label}>Cards</dt>
      <dd className={classes.number}>{formatCount(cardCount - sideCount)}</dd>
      <dd className={classes.note}>
        of {cards}
        {!isExact && '+'}
        {sideCount > 0 && `, and ${formatCount(sideCount)} side`}
      </dd>
    </div>
  )
}

/** The day of the prices, and how many cards have one if not all do. */
function formatValue({ totalValue, pricedCards, cardCount }: DeckDetail, pricesAsOf: string) {
  const day = `Prices as of ${formatPriceDate(pricesAsOf)}`
  if (totalValue === null || pricedCards >= cardCount) return day
  return `${day}; ${formatCount(pricedCards)} of ${countOf(cardCount, 'card')} have one`
}
