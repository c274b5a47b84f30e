import { matchNumbers } from '../rows/matchers.ts'
import { allOps, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'
import { saysNumber } from './statement.ts'

/** Any number of copies is more than every number. */
export const deckLimit: Filter = {
  names: ['decklimit'],
  ops: allOps,
  level: 'card',
  group: 'Formats and decks',
  example: 'decklimit>4',
  help: 'How many copies a deck may have, by the card itself: 4, another number, or any.',
  values: () => [{ value: 'any' }],
  compile({ catalogue: { columns } }, { op, value }) {
    const isAny = value.toLowerCase() === 'any'
    const wanted = isAny ? Number.POSITIVE_INFINITY : numberIn(value)
    if (wanted === undefined) return `“${value}” is neither a number nor “any”`
    return matchNumbers(columns.cardDeckLimit, op, wanted)
  },
  describe({ op, value }) {
    const limit = value.toLowerCase() === 'any' ? 'unlimited' : value
    return saysNumber('the number of copies that a deck may have', op, limit)
  },
}
