import { printingsOfEntries } from '../holdings/owned-rows.ts'
import { keyNames } from '../query/key-names.ts'
import type { Op } from '../query/tokens.ts'
import { matchNothing, matchNumbers, matchRows, unlessDenied } from '../rows/matchers.ts'
import { collectionFilter } from './collection-filter.ts'
import { equalityOps, numberIn } from './compare.ts'
import { findKind, kindValues } from './copies-kind.ts'
import type { Matcher } from './filter.ts'
import { asRequested, type Statement } from './statement.ts'

export const owned = collectionFilter({
  names: keyNames.owned,
  level: 'card',
  example: 'owned>=4',
  help: 'How many copies you own of a card, all its printings together (owned:0 is none); or printings of which you own a copy in a finish (owned:foil), a condition (owned:lp) or a language (owned:de).',
  values: kindValues,
  compile({ holdings }, { op, value }) {
    const number = numberIn(value)
    if (number !== undefined) return matchNumbers(holdings.cardCopies, op, number)
    if (!isEquality(op)) return `“${value}” is not a number`
    const kind = findKind(value)
    if (!kind) return `“${value}” is neither a number nor a finish, a condition or a language`
    const rows = holdings.ofKind.get(kind.word)
    return ofPrintings(unlessDenied(op, rows ? matchRows(rows) : matchNothing))
  },
  describe({ op, value }) {
    const kind = findKind(value)
    if (!kind) return ownCopies(op, value, '')
    const statement = { yes: `you own ${kind.copy}`, no: `you own no ${kind.adjective} copy` }
    return asRequested(op, statement)
  },
})

export const copies = collectionFilter({
  names: ['copies'],
  level: 'printing',
  example: 'copies>1',
  help: 'How many copies you own of this very printing.',
  compile({ holdings }, { op, value }) {
    const number = numberIn(value)
    if (number === undefined) return `“${value}” is not a number`
    return matchRows(printingsOfEntries(holdings, matchNumbers(holdings.copies, op, number)))
  },
  describe: ({ op, value }) => ownCopies(op, value, ' of this printing'),
})

function isEquality(op: Op): boolean {
  return equalityOps.some((equality) => equality === op)
}

function ofPrintings(matcher: Matcher): Matcher {
  return { ...matcher, level: 'printing' }
}

/** Numbers of copies are integers, so the negation of each comparison is another comparison. */
const phrases: Record<Op, [yes: string, no: string]> = {
  ':': ['own exactly', 'do not own exactly'],
  '=': ['own exactly', 'do not own exactly'],
  '!=': ['do not own exactly', 'own exactly'],
  '<': ['own fewer than', 'own at least'],
  '<=': ['own at most', 'own more than'],
  '>': ['own more than', 'own at most'],
  '>=': ['own at least', 'own fewer than'],
}

/** Queries that only ask whether there are any. */
const none = new Set([':0', '=0', '<=0', '<1'])
const some = new Set(['!=0', '>0', '>=1'])

function ownCopies(op: Op, value: string, ofWhat: string): Statement {
  const owns = { yes: `you own a copy${ofWhat}`, no: `you own no copy${ofWhat}` }
  const requested = `${op}${numberIn(value) ?? value}`
  if (some.has(requested)) return owns
  if (none.has(requested)) return { yes: owns.no, no: owns.yes }
  const [yes, no] = phrases[op]
  const number = `${value} ${value === '1' ? 'copy' : 'copies'}${ofWhat}`
  return { yes: `you ${yes} ${number}`, no: `you ${no} ${number}` }
}
