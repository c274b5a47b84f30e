import type { Catalogue } from '../catalogue/catalogue.ts'
import { allOps, compare, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'

type Stat = 'cardPower' | 'cardToughness' | 'cardLoyalty' | 'cardDefense' | 'cardManaValue'

/** Numbers of a card by the names that queries give them, also on the right side: `pow>tou`. */
const columnsByName = new Map<string, Stat>([
  ['pow', 'cardPower'],
  ['power', 'cardPower'],
  ['tou', 'cardToughness'],
  ['toughness', 'cardToughness'],
  ['loy', 'cardLoyalty'],
  ['loyalty', 'cardLoyalty'],
  ['def', 'cardDefense'],
  ['defense', 'cardDefense'],
  ['mv', 'cardManaValue'],
  ['cmc', 'cardManaValue'],
  ['manavalue', 'cardManaValue'],
])

/** The number that a value means for each card: a number, or another field of the same card. */
export function numberOfCard(
  { columns }: Catalogue,
  value: string,
): ((card: number) => number) | undefined {
  const number = numberIn(value)
  if (number !== undefined) return () => number
  const column = columnsByName.get(value.toLowerCase())
  return column && ((card) => columns[column][card] ?? Number.NaN)
}

function statFilter(column: Stat, names: readonly string[], example: string): Filter {
  return {
    names,
    ops: allOps,
    level: 'card',
    example,
    compile(catalogue, op, value) {
      const wanted = numberOfCard(catalogue, value)
      if (!wanted) return `“${value}” is neither a number nor a field of a card`
      if (columnsByName.get(value.toLowerCase()) === column) return 'both sides are the same'
      const numbers = catalogue.columns[column]
      return (card) => {
        const number = numbers[card] ?? Number.NaN
        const other = wanted(card)
        return !Number.isNaN(number) && !Number.isNaN(other) && compare[op](number, other)
      }
    },
  }
}

export const power = statFilter('cardPower', ['pow', 'power'], 'pow>=8')
export const toughness = statFilter('cardToughness', ['tou', 'toughness'], 'tou>pow')
export const loyalty = statFilter('cardLoyalty', ['loy', 'loyalty'], 'loy=3')
export const defense = statFilter('cardDefense', ['def', 'defense'], 'def>=5')

/** Power and toughness added up. */
export const powerAndToughness: Filter = {
  names: ['pt', 'powtou'],
  ops: allOps,
  level: 'card',
  example: 'pt>=20',
  compile(catalogue, op, value) {
    const wanted = numberIn(value)
    if (wanted === undefined) return `“${value}” is not a number`
    const { cardPower, cardToughness } = catalogue.columns
    return (card) => {
      const sum = (cardPower[card] ?? Number.NaN) + (cardToughness[card] ?? Number.NaN)
      return !Number.isNaN(sum) && compare[op](sum, wanted)
    }
  },
}
