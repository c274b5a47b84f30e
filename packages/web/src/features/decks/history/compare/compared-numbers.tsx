import { type DeckDetail, formatFacts } from '@manafolio/contract'
import type { DeckNumbers } from '@manafolio/deck'
import { noPriceText } from '../../../../card-kit/prices.ts'
import { formatCount, formatUsd } from '../../../../lib/formats.ts'
import { Chart } from '../../kit/charts/chart.tsx'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import { measures } from '../../kit/charts/measures.ts'
import classes from './compared-numbers.module.css'

export interface NumberedDeck {
  deck: DeckDetail
  /** Distinct from the name of the other deck. */
  name: string
  /** Null until the facts of its cards are loaded. */
  numbers: DeckNumbers | null
}

const rows: readonly { label: string; of: (deck: NumberedDeck) => string }[] = [
  { label: 'Format', of: ({ deck }) => formatFacts[deck.format].name },
  { label: 'Cards', of: ({ deck }) => formatCount(deck.cardCount - deck.sideCount) },
  { label: 'Sideboard', of: ({ deck }) => formatCount(deck.sideCount) },
  {
    label: 'Value (USD)',
    of: ({ deck }) => (deck.totalValue === null ? noPriceText : formatUsd(deck.totalValue)),
  },
  { label: 'Lands', of: ({ numbers }) => (numbers ? formatCount(numbers.lands) : waiting) },
  { label: 'Average mana value', of: ({ numbers }) => formatAverage(numbers) },
]

/** The numbers of two decks side by side. */
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
        {rows.map(({ label, of }) => (
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

function formatAverage(numbers: DeckNumbers | null): string {
  return numbers ? (numbers.averageManaValue?.toFixed(2) ?? nothing) : waiting
}

interface ComparedCurveProps {
  names: readonly [string, string]
  curves: readonly [DeckNumbers['curve'], DeckNumbers['curve']]
}

/** The mana curves of two decks in one chart. */
export function ComparedCurve({ names: [one, other], curves }: ComparedCurveProps) {
  const places = placesOf(curves)
  const most = Math.max(...places.flatMap(({ copies }) => copies), 1)
  return (
    <Chart
      title="Mana curves"
      table={
        <ChartTable
          caption="Cards of both decks by mana value, without lands"
          heads={['Mana value', one, other]}
          rows={places.map(({ label, copies }) => [label, ...copies])}
        />
      }
    >
      <div className={classes.places} style={measures({ '--places': places.length })}>
        {places.map(({ label, copies }) => (
          <div key={label}>
            <div className={classes.plot}>
              {copies.map((count, side) => (
                <div key={sides[side]} className={classes.bar} data-side={sides[side]}>
                  <span>{count > 0 && count}</span>
                  <i style={measures({ '--size': count / most })} />
                </div>
              ))}
            </div>
            <span className={classes.manaValue}>{label}</span>
          </div>
        ))}
      </div>
      <p className={classes.key}>
        <span data-side="one">
          <i /> {one}
        </span>
        <span data-side="other">
          <i /> {other}
        </span>
      </p>
    </Chart>
  )
}

const sides = ['one', 'other'] as const

/** Both curves have the same places; the last one counts all higher mana values too. */
function placesOf([one, other]: ComparedCurveProps['curves']) {
  return one.map(({ manaValue, copies }, place) => ({
    label: place === one.length - 1 ? `${manaValue}+` : String(manaValue),
    copies: [copies, other[place]?.copies ?? 0] as const,
  }))
}
