import type { DeckNumbers } from '@manafolio/deck'
import { Chart } from './chart.tsx'
import { ChartKey } from './chart-key.tsx'
import { ChartTable } from './chart-table.tsx'
import { Columns } from './columns.tsx'

/** How many cards cost how much. */
export function ManaCurve({ curve }: Pick<DeckNumbers, 'curve'>) {
  const places = curve.map((place) => ({
    ...place,
    label: place.manaValue === curve.length - 1 ? `${place.manaValue}+` : String(place.manaValue),
  }))
  return (
    <Chart
      title="Mana curve"
      table={
        <ChartTable
          caption="Cards by mana value, without lands"
          heads={['Mana value', 'Cards', 'Permanents', 'Instants, sorceries']}
          rows={places.map(({ label, copies, permanents }) => [
            label,
            copies,
            permanents,
            copies - permanents,
          ])}
        />
      }
    >
      <Columns
        columns={places.map(({ label, copies, permanents }) => ({
          label,
          words: copies > 0 ? String(copies) : '',
          size: copies,
          strong: permanents,
        }))}
      />
      <ChartKey strong="Permanents" pale="Instants and sorceries" />
    </Chart>
  )
}
