import type { DeckNumbers } from '@manafolio/deck'
import { Chart } from '../../kit/charts/chart.tsx'
import { ChartKey } from '../../kit/charts/chart-key.tsx'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import { Columns } from '../../kit/charts/columns.tsx'

/** The number of cards by mana value. */
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
          valueLabel: copies > 0 ? String(copies) : '',
          size: copies,
          strong: permanents,
        }))}
      />
      <ChartKey strong="Permanents" pale="Instants and sorceries" />
    </Chart>
  )
}
