import type { Op } from '../query/tokens.ts'
import { matchNumbers } from '../rows/matchers.ts'
import { allOps, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'
import { comparisons } from './statement.ts'

/** Copies that may go into another deck. */
export const free: Filter = {
  names: ['free'],
  ops: allOps,
  level: 'card',
  group: 'Your decks',
  example: 'free>=2',
  help: 'How many copies you own of a card, all its printings together, that no deck reserves; in a deck, no other deck. The word free alone, without another word of a name, means free>0; name:free finds it in names.',
  needsDecks: true,
  compile({ decks }, { op, value }) {
    if (!decks) return 'it needs your own decks, which this search does not have'
    const number = numberIn(value)
    return number === undefined
      ? `“${value}” is not a number`
      : matchNumbers(decks.freeCopies, op, number)
  },
  describe({ op, value }) {
    const requested = `${op}${numberIn(value) ?? value}`
    const some = { yes: 'a copy of it is free', no: 'no copy of it is free' }
    if (atLeastOne.has(requested)) return some
    if (none.has(requested)) return { yes: some.no, no: some.yes }
    return freeNumber(op, value)
  },
}

const atLeastOne = new Set(['!=0', '>0', '>=1'])
const none = new Set([':0', '=0', '<=0', '<1'])

function freeNumber(op: Op, value: string) {
  const [are, areNot] = op === '!=' ? ['is not', 'is'] : ['is', 'is not']
  const subject = 'the number of its free copies'
  return {
    yes: `${subject} ${are} ${comparisons[op]}${value}`,
    no: `${subject} ${areNot} ${comparisons[op]}${value}`,
  }
}
