import { type DeckDetail, formatFacts } from '@manafolio/contract'
import type { DeckNumbers } from '@manafolio/deck'
import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'
import { countWords } from '../../../lib/count-words.ts'
import classes from './compared-numbers.module.css'

export interface NumberedDeck {
  deck: DeckDetail
  /** What it is called beside the other one. */
  name: string
  /** Null until the facts of its cards are there. */
  numbers: DeckNumbers | null
}

const measures: readonly { label: string; of: (deck: NumberedDeck) => string }[] = [
  { label: 'Format', of: ({ deck }) => formatFacts[deck.format].name },
  { label: 'Cards', of: ({ deck }) => countWords(deck.cardCount - deck.sideCount) },
  { label: 'Sideboard', of: ({ deck }) => countWords(deck.sideCount) },
  {
    label: 'Value (USD)',
    of: ({ deck }) => (deck.totalValue === null ? noPriceText : formatUsd(deck.totalValue)),
  },
  { label: 'Lands', of: ({ numbers }) => (numbers ? countWords(numbers.lands) : waiting) },
  { label: 'Average mana value', of: ({ numbers }) => averageWords(numbers) },
]

/** What two decks come to, beside each other. */
export function ComparedNumbers({ decks }: { decks: readonly [NumberedDeck, NumberedDeck] }) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">The numbers of both decks</caption>
      <thead>
        <tr>
          <td />
          {decks.map(({ name }) => (
            <th key={name} scope="col" title={name}>
              <span className={classes.name}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {decks.map((deck) => (
              <td key={deck.name}>{of(deck)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const waiting = '…'
const nothing = '–'

function averageWords(numbers: DeckNumbers | null): string {
  return numbers ? (numbers.averageManaValue?.toFixed(2) ?? nothing) : waiting
}
