import { noPrice } from '../catalogue/printing-facts.ts'
import { printingsOfEntries } from '../holdings/owned-rows.ts'
import { matchNumbers, matchRows } from '../rows/matchers.ts'
import { collectionFilter } from './collection-filter.ts'
import { numberIn } from './compare.ts'
import { comparisons, statementOf } from './statement.ts'

/** Printings that are not owned, or have no price in an owned finish, match no comparison. */
export const ownedValue = collectionFilter({
  names: ['value'],
  level: 'printing',
  example: 'value>=50',
  help: 'What all your copies of a printing are worth in US dollars, each at the price of its finish. Printings that you do not own, or that have no price, never match, not even with !=.',
  compile({ holdings }, { op, value }) {
    const dollars = numberIn(withoutSign(value))
    if (dollars === undefined) return `“${value}” is not a price in US dollars`
    const matcher = matchNumbers(holdings.cents, op, Math.round(dollars * 100), noPrice + 1)
    return matchRows(printingsOfEntries(holdings, matcher))
  },
  describe({ op, value }) {
    const comparison = op === '!=' ? 'more or less than ' : comparisons[op]
    return statementOf('your copies', 'are', `worth ${comparison}${inDollars(value)}`)
  },
})

function inDollars(value: string): string {
  return withoutSign(value).replace(/^-?/, '$&$$')
}

function withoutSign(value: string): string {
  return value.replace(/^\$/, '')
}
