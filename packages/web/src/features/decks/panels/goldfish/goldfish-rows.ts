import type { Average, Chance, Goldfish } from '@manafolio/deck'
import { goldfishTurns } from '@manafolio/deck'
import { colorLabels } from '../../kit/charts/color-labels.ts'
import { formatChance } from '../odds/chance-text.ts'
import type { IntervalRow } from './interval-table.tsx'

const list = new Intl.ListFormat('en')

/** The measures in the order in which a game goes. */
export function goldfishRows({ lands, landDrops, colors, commanders, handCards }: Goldfish) {
  const { lands: landTurn, colors: colorTurn } = goldfishTurns
  return [
    ...(handCards.error > 0
      ? [averageRow({ label: 'Cards in the hand you keep', average: handCards, most: 7 })]
      : []),
    ...(colors ? [chanceRow(colorsLabel(colors.needed, colorTurn), colors.chance)] : []),
    averageRow({ label: `Lands in play on turn ${landTurn}`, average: lands, most: landTurn }),
    chanceRow(`A land played on each of the first ${landTurn} turns`, landDrops),
    ...commanders.flatMap(({ cardName, byTurn }) =>
      byTurn.map(({ turn, chance }) => chanceRow(`${cardName} castable by turn ${turn}`, chance)),
    ),
  ]
}

function colorsLabel(needed: NonNullable<Goldfish['colors']>['needed'], turn: number): string {
  const names = list.format(needed.map((color) => colorLabels[color]))
  return `${needed.length === 1 ? 'Mana of its color' : 'All colors'} by turn ${turn}: ${names}`
}

interface AverageOf {
  label: string
  average: Average
  /** The average of a full bar. */
  most: number
}

function averageRow({ label, average: { mean, error }, most }: AverageOf): IntervalRow {
  return {
    key: label,
    label,
    value: mean.toFixed(2),
    margin: `± ${upTo(error, 0.01).toFixed(2)}`,
    unit: '',
    share: mean / most,
    error: error / most,
  }
}

function chanceRow(label: string, chance: Chance): IntervalRow {
  const points = upTo(chance.error * 100, 0.1).toFixed(1)
  const { chance: share, error } = chance
  const margin = `± ${points}`
  const unit = ' percentage points'
  return { key: label, label, value: formatChance(chance), margin, unit, share, error }
}

/** Margins of error are rounded up. */
function upTo(error: number, step: number): number {
  return Math.ceil(error / step) * step
}
