import { allOps, compare } from './compare.ts'
import type { Filter } from './filter.ts'
import { numberOfCard } from './stat.ts'

const parities = new Map([
  ['even', 0],
  ['odd', 1],
])

export const manaValue: Filter = {
  names: ['mv', 'cmc', 'manavalue'],
  ops: allOps,
  level: 'card',
  example: 'mv<=2',
  compile(catalogue, op, value) {
    const values = catalogue.columns.cardManaValue
    const parity = parities.get(value.toLowerCase())
    if (parity !== undefined) {
      return (card) => ((values[card] ?? 0) % 2 === parity) !== (op === '!=')
    }
    const wanted = numberOfCard(catalogue, value)
    if (!wanted) return `“${value}” is neither a number nor a field of a card`
    return (card) => {
      const other = wanted(card)
      return !Number.isNaN(other) && compare[op](values[card] ?? 0, other)
    }
  },
}
