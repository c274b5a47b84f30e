import { matchNumbers } from '../rows/matchers.ts'
import { allOps, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'
import { describeNumber } from './statement.ts'

/** An unlimited number of copies exceeds every number. */
export const deckLimit: Filter = {
  names: ['decklimit'],
  ops: allOps,
  level: 'card',
  group: 'Formats and decks',
  example: 'decklimit>4',
  help: 'How many copies a deck may have, according to the card: 4, another number, or any.',
  values: () => [{ value: 'any' }],
  compile({ catalogue: { columns } }, { op, value }) {
    const isAny = value.toLowerCase() === 'any'
    const target = isAny ? Number.POSITIVE_INFINITY : numberIn(value)
    if (target === undefined) return `“${value}” is neither a number nor “any”`
    return matchNumbers(columns.cardDeckLimit, op, target)
  },
  describe({ op, value }) {
    const limit = value.toLowerCase() === 'any' ? 'unlimited' : value
    return describeNumber('the number of copies that a deck may have', op, limit)
  },
}
