import type { DeckNumbers } from '@manafolio/deck'
import { Chart } from '../numbers/chart.tsx'
import { ChartTable } from '../numbers/chart-table.tsx'
import { measures } from '../numbers/measures.ts'
import classes from './compared-curve.module.css'

interface ComparedCurveProps {
  names: readonly [string, string]
  curves: readonly [DeckNumbers['curve'], DeckNumbers['curve']]
}

/** How many cards of two decks cost how much. */
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
            <span className={classes.label}>{label}</span>
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

/** Both curves have the same places, the last of which is of all that cost more. */
function placesOf([one, other]: ComparedCurveProps['curves']) {
  return one.map(({ manaValue, copies }, place) => ({
    label: place === one.length - 1 ? `${manaValue}+` : String(manaValue),
    copies: [copies, other[place]?.copies ?? 0] as const,
  }))
}
