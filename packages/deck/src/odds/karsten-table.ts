/**
 * The sources of one color that cast a spell on curve with a consistency of 89 % plus its mana value, given
 * that enough lands are drawn: for decks of 40, 60, 80 and 99 cards with 17, 25, 35 and 41 lands. The table is
 * from Frank Karsten, “How Many Sources Do You Need to Consistently Cast Your Spells? A 2022 Update”; C is a
 * symbol of the color, and the number is the rest of the cost.
 */
const table = {
  C: [9, 14, 19, 19],
  '1C': [9, 13, 18, 19],
  '2C': [8, 12, 16, 18],
  '3C': [7, 10, 15, 16],
  '4C': [6, 9, 14, 15],
  '5C': [6, 9, 12, 14],
  CC: [14, 21, 28, 30],
  '1CC': [12, 18, 25, 28],
  '2CC': [11, 16, 23, 26],
  '3CC': [10, 15, 20, 23],
  '4CC': [9, 13, 19, 22],
  '5CC': [8, 12, 17, 20],
  CCC: [16, 23, 32, 36],
  '1CCC': [14, 21, 29, 33],
  '2CCC': [13, 19, 26, 30],
  '3CCC': [11, 17, 24, 28],
  '4CCC': [10, 16, 22, 26],
  CCCC: [17, 24, 34, 39],
  '1CCCC': [15, 22, 31, 36],
} as const satisfies Record<string, readonly [number, number, number, number]>

const deckSizes = [40, 60, 80, 99] as const

/** The largest rest of a cost in the table, by the number of symbols. */
const mostOthers = [0, 5, 5, 4, 1] as const
const mostSymbols = 4

/** What a cost requires of one color. */
export interface ColorCost {
  symbols: number
  manaValue: number
}

/**
 * For a cost that is not in the table the nearest one counts, and for another size of deck the column of the
 * nearest one, in proportion.
 */
export function sourcesNeeded({ symbols, manaValue }: ColorCost, cards: number): number {
  const shown = Math.min(mostSymbols, symbols)
  const others = Math.min(mostOthers[shown] ?? 0, Math.max(0, Math.ceil(manaValue) - symbols))
  const row = rowOf(`${others === 0 ? '' : others}${'C'.repeat(shown)}`)
  const column = nearestColumn(cards)
  return Math.round(((row[column] ?? 0) * cards) / (deckSizes[column] ?? 1))
}

function rowOf(cost: string): readonly number[] {
  const found = Object.entries(table).find(([key]) => key === cost)
  if (!found) throw new Error(`The table has no cost ${cost}.`)
  return found[1]
}

function nearestColumn(cards: number): number {
  const distances = deckSizes.map((size) => Math.abs(size - cards))
  return distances.indexOf(Math.min(...distances))
}
