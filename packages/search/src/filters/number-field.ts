import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Columns } from '../catalogue/columns.ts'
import type { Op } from '../query/tokens.ts'
import { matchBut, matchNumbers, matchRows } from '../rows/matchers.ts'
import { noRows } from '../rows/row-set.ts'
import { matchAnyFace } from './any-face.ts'
import { allOps, numberIn } from './compare.ts'
import { findRows } from './facet.ts'
import type { Filter, Matcher, Term } from './filter.ts'
import { asRequested, describeNumber, type Statement, statementOf } from './statement.ts'

type NumberColumn = {
  [K in keyof Columns]: Columns[K] extends Float32Array ? K : never
}[keyof Columns] &
  `card${string}`

/** One of the columns for all cards, or the same for all further faces. */
type ColumnOf = (name: NumberColumn) => Float32Array

/** A numeric property of a card that can be compared with others. */
export interface NumberField extends Pick<Filter, 'names' | 'group' | 'example' | 'help'> {
  /** Its name in a sentence. */
  noun: string
  /** For each card or further face; NaN if it does not have the number. */
  numbersOf(columnOf: ColumnOf): Float32Array
  /** The facet of cards on which a face prints it with a star. */
  starred?: string
}

/** By name in queries, also on the right side: `pow>tou`. */
const fields = new Map<string, NumberField>()

/** A filter on a numeric column. */
export function numberFilter({
  column,
  ...options
}: Omit<NumberField, 'numbersOf'> & { column: NumberColumn }): Filter {
  return fieldFilter({ ...options, numbersOf: (columnOf) => columnOf(column) })
}

export function fieldFilter(field: NumberField): Filter {
  const { names, group, example, help } = field
  for (const name of names) fields.set(name, field)
  return {
    names,
    group,
    example,
    help,
    ops: allOps,
    level: 'card',
    compile: ({ catalogue }, term) => matchField(catalogue, field, term),
    describe: (term) => describeField(field, term),
  }
}

function describeField({ noun, starred }: NumberField, { op, value }: Term): Statement {
  if (value !== star || !starred) {
    return describeNumber(noun, op, fields.get(value.toLowerCase())?.noun ?? value)
  }
  return asRequested(op, statementOf(noun, 'has', 'a star'))
}

/** Some bulk files leave a number out; then nothing can be found by it. */
const missing = 'the loaded card data has no such numbers'
const star = '*'

function matchField(catalogue: Catalogue, field: NumberField, term: Term): Matcher | string {
  const { op, value } = term
  const ofCards = cardColumns(catalogue)
  const ofFaces = faceColumns(catalogue)
  const numbers = { cards: field.numbersOf(ofCards), faces: field.numbersOf(ofFaces) }
  if (numbers.cards.every(Number.isNaN)) return missing
  if (value === star && field.starred) return matchStar(catalogue, { ...field, ...numbers }, op)
  const number = numberIn(value)
  if (number !== undefined) return matchNumber(catalogue, numbers, { op, number })
  const other = fields.get(value.toLowerCase())
  if (!other) return `“${value}” is neither a number nor a field of a card`
  if (other === field) return 'both sides are the same'
  const others = { cards: other.numbersOf(ofCards), faces: other.numbersOf(ofFaces) }
  if (others.cards.every(Number.isNaN)) return missing
  const differences = {
    cards: differencesOf(numbers.cards, others.cards),
    faces: differencesOf(numbers.faces, others.faces),
  }
  return matchNumber(catalogue, differences, { op, number: 0 })
}

interface Numbers {
  cards: Float32Array
  faces: Float32Array
}

/** One face is enough, but `!=` wants cards with the number of which no face has this one. */
function matchNumber(
  catalogue: Catalogue,
  { cards, faces }: Numbers,
  { op, number }: { op: Op; number: number },
): Matcher {
  const matchAny = (op: Op) =>
    matchAnyFace(catalogue, matchNumbers(cards, op, number), matchNumbers(faces, op, number))
  return op === '!=' ? matchBut(matchNumbers(cards, op, number), matchAny('=')) : matchAny(op)
}

function matchStar(
  catalogue: Catalogue,
  { cards, starred }: Pick<NumberField, 'starred'> & Pick<Numbers, 'cards'>,
  op: Op,
): Matcher | string {
  const rows = findRows(catalogue, 'card', `starred:${starred}`)
  const matcher = matchRows(rows ?? noRows(catalogue.meta.cardCount))
  if (op === ':' || op === '=') return matcher
  if (op !== '!=') return 'a star is neither more nor less than a number'
  return matchBut(matchNumbers(cards, '>=', Number.NEGATIVE_INFINITY), matcher)
}

function cardColumns({ columns }: Catalogue): ColumnOf {
  return (name) => columns[name]
}

/** What faces do not print is as on their card, such as its mana value. */
function faceColumns({ columns }: Catalogue): ColumnOf {
  const printed: Partial<Record<NumberColumn, Float32Array>> = {
    cardPower: columns.facePower,
    cardToughness: columns.faceToughness,
    cardLoyalty: columns.faceLoyalty,
    cardDefense: columns.faceDefense,
  }
  return (name) => printed[name] ?? numbersAt(columns[name], columns.faceCard)
}

function numbersAt(numbers: Float32Array, rows: Uint32Array): Float32Array {
  const picked = new Float32Array(rows.length)
  for (let i = 0; i < rows.length; i++) picked[i] = numbers[rows[i] ?? 0] ?? Number.NaN
  return picked
}

function differencesOf(numbers: Float32Array, others: Float32Array): Float32Array {
  const differences = new Float32Array(numbers.length)
  for (let row = 0; row < numbers.length; row++) {
    differences[row] = (numbers[row] ?? Number.NaN) - (others[row] ?? Number.NaN)
  }
  return differences
}
