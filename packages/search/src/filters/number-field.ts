import type { Catalogue, Columns } from '../catalogue/catalogue.ts'
import type { Op } from '../query/tokens.ts'
import { matchNumbers, matchTest } from '../rows/matchers.ts'
import { allOps, compare, numberIn } from './compare.ts'
import type { Filter, Matcher, Term } from './filter.ts'
import { type Statement, saysNumber } from './statement.ts'

type NumberColumn = {
  [K in keyof Columns]: Columns[K] extends Float32Array ? K : never
}[keyof Columns]

/** Numbers of a card by the names that queries give them, also on the right side: `pow>tou`. */
const fields = new Map<string, { column: NumberColumn; noun: string }>()

export interface NumberField extends Pick<Filter, 'names' | 'group' | 'example' | 'help'> {
  column: NumberColumn
  /** What it is called in a sentence. */
  noun: string
}

/** A filter on a number of the card, which other such filters can be compared with. */
export function numberFilter({ column, noun, ...filter }: NumberField): Filter {
  for (const name of filter.names) fields.set(name, { column, noun })
  return {
    ...filter,
    ops: allOps,
    level: 'card',
    compile: ({ catalogue }, term) => matchField(catalogue, column, term),
    describe: (term) => describeField(noun, term),
  }
}

export function matchField(
  { columns }: Catalogue,
  column: NumberColumn,
  { op, value }: Term,
): Matcher | string {
  const number = numberIn(value)
  if (number !== undefined) return matchNumbers(columns[column], op, number)
  const other = fields.get(value.toLowerCase())
  if (!other) return `“${value}” is neither a number nor a field of a card`
  if (other.column === column) return 'both sides are the same'
  return matchTest(fieldTest(columns[column], columns[other.column], op))
}

/** A card that lacks either number never matches. */
function fieldTest(left: ArrayLike<number>, right: ArrayLike<number>, op: Op) {
  return (card: number) => {
    const a = left[card] ?? Number.NaN
    const b = right[card] ?? Number.NaN
    return !Number.isNaN(a) && !Number.isNaN(b) && compare[op](a, b)
  }
}

export function describeField(noun: string, { op, value }: Term): Statement {
  return saysNumber(noun, op, fields.get(value.toLowerCase())?.noun ?? value)
}
