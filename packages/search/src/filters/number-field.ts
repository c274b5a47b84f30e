import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Columns } from '../catalogue/columns.ts'
import { matchNumbers } from '../rows/matchers.ts'
import { allOps, numberIn } from './compare.ts'
import type { Filter, Matcher, Term } from './filter.ts'
import { describeNumber } from './statement.ts'

type NumberColumn = {
  [K in keyof Columns]: Columns[K] extends Float32Array ? K : never
}[keyof Columns]

/** A numeric property of a card that can be compared with others. */
export interface NumberField extends Pick<Filter, 'names' | 'group' | 'example' | 'help'> {
  /** Its name in a sentence. */
  noun: string
  /** For each card; NaN if it does not have the number. */
  numbersOf(columns: Columns): Float32Array
}

/** By name in queries, also on the right side: `pow>tou`. */
const fields = new Map<string, NumberField>()

/** A filter on a numeric column. */
export function numberFilter({
  column,
  ...options
}: Omit<NumberField, 'numbersOf'> & { column: NumberColumn }): Filter {
  return fieldFilter({ ...options, numbersOf: (columns) => columns[column] })
}

export function fieldFilter(field: NumberField): Filter {
  const { names, group, example, help, noun } = field
  for (const name of names) fields.set(name, field)
  return {
    names,
    group,
    example,
    help,
    ops: allOps,
    level: 'card',
    compile: ({ catalogue }, term) => matchField(catalogue, field, term),
    describe: ({ op, value }) =>
      describeNumber(noun, op, fields.get(value.toLowerCase())?.noun ?? value),
  }
}

/** Some bulk files leave a number out; then nothing can be found by it. */
const missing = 'the loaded card data has no such numbers'

function matchField(
  { columns }: Catalogue,
  field: NumberField,
  { op, value }: Term,
): Matcher | string {
  const numbers = field.numbersOf(columns)
  if (numbers.every(Number.isNaN)) return missing
  const number = numberIn(value)
  if (number !== undefined) return matchNumbers(numbers, op, number)
  const other = fields.get(value.toLowerCase())
  if (!other) return `“${value}” is neither a number nor a field of a card`
  if (other === field) return 'both sides are the same'
  const differences = numbers.slice()
  const others = other.numbersOf(columns)
  if (others.every(Number.isNaN)) return missing
  for (let card = 0; card < differences.length; card++) {
    differences[card] = (differences[card] ?? Number.NaN) - (others[card] ?? Number.NaN)
  }
  return matchNumbers(differences, op, 0)
}
