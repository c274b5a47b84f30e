import { keyNames } from '../query/key-names.ts'
import { matchNumbers, unlessDenied } from '../rows/matchers.ts'
import type { Filter } from './filter.ts'
import { numberFilter } from './number-field.ts'
import { asRequested, statementOf } from './statement.ts'

const parities = new Map([
  ['even', 0],
  ['odd', 1],
])

const number = numberFilter({
  names: keyNames.manaValue,
  column: 'cardManaValue',
  noun: 'the mana value',
  group: 'Types and numbers',
  example: 'mv<=2',
  help: 'The mana value, compared with a number or with another field; or even, or odd.',
})

export const manaValue: Filter = {
  ...number,
  values: () => [...parities.keys()].map((value) => ({ value })),
  compile(scope, term) {
    const parity = parities.get(term.value.toLowerCase())
    if (parity === undefined) return number.compile(scope, term)
    const remainders = scope.catalogue.columns.cardManaValue.map((value) => value % 2)
    return unlessDenied(term.op, matchNumbers(remainders, '=', parity))
  },
  describe(term, catalogue) {
    if (!parities.has(term.value.toLowerCase())) return number.describe(term, catalogue)
    const statement = statementOf('the mana value', 'is', term.value.toLowerCase())
    return asRequested(term.op, statement)
  },
}
