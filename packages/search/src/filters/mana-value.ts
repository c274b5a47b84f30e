import { allOps, compare, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'

const parities = new Map([
  ['even', 0],
  ['odd', 1],
])

export const manaValue: Filter = {
  names: ['mv', 'cmc', 'manavalue'],
  ops: allOps,
  level: 'card',
  example: 'mv<=2',
  compile({ columns }, op, value) {
    const values = columns.cardManaValue
    const parity = parities.get(value.toLowerCase())
    if (parity !== undefined) {
      return (card) => ((values[card] ?? 0) % 2 === parity) !== (op === '!=')
    }
    const wanted = numberIn(value)
    if (wanted === undefined) return `“${value}” is not a number`
    return (card) => compare[op](values[card] ?? 0, wanted)
  },
}
