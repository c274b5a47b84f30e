import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Columns } from '../catalogue/columns.ts'
import { matchNumbers } from '../rows/matchers.ts'
import { allOps, numberIn } from './compare.ts'
import type { Filter, Matcher, Term } from './filter.ts'
import { saysNumber } from './statement.ts'

type NumberColumn = {
  [K in keyof Columns]: Columns[K] extends Float32Array ? K : never
}[keyof Columns]

/** A number of a card that other such numbers can be compared with. */
export interface NumberField extends Pick<Filter, 'names' | 'group' | 'example' | 'help'> {
  /** What it is called in a sentence. */
  noun: string
  /** For each card; NaN for one that does not have the number. */
  numbersOf(columns: Columns): Float32Array
}

/** By the names that queries give them, also on the right side: `pow>tou`. */
const fields = new Map<string, NumberField>()

/** A filter on a number that stands in a column. */
export function numberFilter({
  column,
  ...words
}: Omit<NumberField, 'numbersOf'> & { column: NumberColumn }): Filter {
  return fieldFilter({ ...words, numbersOf: (columns) => columns[column] })
}

export function fieldFilter(field: NumberField): Filter {
  const { names, group, example, help, noun } = field
  for (const name of names) fields.set(name, field)
  return {
    ...{ names, group, example, help },
    ops: allOps,
    level: 'card',
    compile: ({ catalogue }, term) => matchField(catalogue, field, term),
    describe: ({ op, value }) =>
      saysNumber(noun, op, fields.get(value.toLowerCase())?.noun ?? value),
  }
}

/** Some files of cards leave a number out; then nothing can be found by it. */
const missing = 'the card data that is loaded has no such numbers'

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
