import { finishes } from '@manafolio/contract'
import type { DeckRow } from '../../holdings/user-decks.ts'
import { matchNumbers, unlessDenied } from '../../rows/matchers.ts'
import { allOps, equalityOps, numberIn } from '../compare.ts'
import { matchSpan, namedMoment, spanIn, when } from '../days.ts'
import type { Term } from '../filter.ts'
import { asRequested, describeNumber, statementOf } from '../statement.ts'
import { deckFilter, matchDeckNumbers, matchDeckRows, type ScopeInDeck } from './deck-filter.ts'

/** Lower than any day, and higher than the 0 of rows of which nobody knows it. */
const firstDay = 1

/** The day on which a card came into the deck, not into the collection. */
export const addedToDeck = deckFilter({
  names: ['added'],
  ops: allOps,
  example: 'added>2026-11-01',
  help: 'The day (UTC) on which the card came into this deck, as elsewhere that on which it came to your collection. Cards of which nobody knows it never match, not even with !=.',
  compile(scope, { op, value }) {
    const span = spanIn(scope, value.toLowerCase())
    if (!span) return `“${value}” is neither a day, a month, a year nor the code of a set`
    const matcherOf = (days: Int32Array) => matchSpan(days, op, { ...span, least: firstDay })
    return matchDeckNumbers(scope, ({ addedOn }) => addedOn, matcherOf)
  },
  describe({ op, value }, catalogue) {
    const moment = namedMoment(catalogue, value.toLowerCase())
    const came = 'came into the deck'
    if (op === '!=') {
      return {
        yes: `it ${came}, but not ${moment.at}`,
        no: `it ${came} ${moment.at} or nobody knows when`,
      }
    }
    const time = when(op, moment)
    return { yes: `it ${came} ${time}`, no: `it did not come into the deck ${time}` }
  },
})

export const quantity = deckFilter({
  names: ['qty', 'quantity'],
  ops: allOps,
  example: 'qty>1',
  help: 'How many copies are in the row.',
  compile: (scope, term) => compareNumbers(scope, term, (row) => row.quantity),
  describe: ({ op, value }) => describeNumber('the number of copies', op, value),
})

export const missing = deckFilter({
  names: ['missing'],
  ops: allOps,
  example: 'missing>=2',
  help: 'How many copies of the card the deck needs beyond those that you own; copies in other decks are not missing. The word missing alone means missing>0. Considered cards are never missing.',
  compile: (scope, term) => compareNumbers(scope, term, (row) => row.missing),
  describe({ op, value }) {
    const some = { yes: 'copies of it are missing', no: 'no copies of it are missing' }
    if (op === '>' && numberIn(value) === 0) return some
    return describeNumber('the number of missing copies', op, value)
  },
})

function compareNumbers(
  scope: ScopeInDeck,
  { op, value }: Term,
  numberOf: (row: DeckRow) => number,
) {
  const number = numberIn(value)
  if (number === undefined) return `“${value}” is not a number`
  return matchDeckNumbers(scope, numberOf, (column) => matchNumbers(column, op, number))
}

export const rowFinish = deckFilter({
  names: ['finish'],
  ops: equalityOps,
  example: 'finish:foil',
  help: 'The finish of the copies in the row: nonfoil, foil or etched.',
  values: () => finishes.map((value) => ({ value })),
  compile(scope, { op, value }) {
    const wanted = finishes.find((finish) => finish === value.toLowerCase())
    if (!wanted) return `“${value}” is none of ${finishes.join(', ')}`
    return unlessDenied(
      op,
      matchDeckRows(scope, ({ finish }) => finish === wanted),
    )
  },
  describe: ({ op, value }) =>
    asRequested(op, statementOf('the finish', 'is', value.toLowerCase())),
})
