import {
  type AssignedMeaning,
  type ColumnMeaning,
  type ImportHeader,
  type ImportWord,
  limits,
} from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import { formats } from './formats/formats.ts'
import type { ListFormat } from './formats/list-format.ts'
import { anyTable } from './formats/table.ts'
import { guessColumns, type Vocabulary } from './guess-columns.ts'
import { columnKey } from './header.ts'
import { wordKey } from './words/words.ts'

/** Where a table says what. */
export interface Columns {
  format: ListFormat
  /** The place of the column that says it. */
  places: ReadonlyMap<ColumnMeaning, number>
  /** The places of columns that are not used, and that their user has not decided on. */
  undecided: readonly number[]
}

/** What its user means by some words and columns, and what is known of cards. */
export interface Known {
  words?: readonly ImportWord[]
  headers?: readonly ImportHeader[]
  /** What its user says of the columns of this table. */
  assigned?: readonly AssignedMeaning[]
  /** What undecided columns looked like before, by their places. */
  looks?: ReadonlyMap<number, ColumnMeaning>
  vocabulary?: Vocabulary
}

/** The format of a table, and its columns; refuses tables of which they do not say enough. */
export function columnsOf(
  header: readonly string[],
  sample: readonly (readonly string[])[] = [],
  { words = [], headers = [], vocabulary, ...known }: Known = {},
): Columns {
  const keys = header.map(columnKey)
  const found = formats.find((each) => fits(each, keys)) ?? anyTable
  const format = withWords(found, words)
  const assigned = known.assigned ?? assignedTo(header, headers)
  const texts = () => header.map((_, place) => sample.flatMap((row) => row[place]?.trim() || []))
  const named = assigned ? assignedPlaces(assigned) : placesOf(format, keys)
  const isGuessed = !assigned && found === anyTable && vocabulary !== undefined
  const places = isGuessed ? guessColumns(texts(), named, { format, vocabulary }) : named
  if (!namesCards(places)) throw new AppError('import_no_name')
  const used = new Set(places.values())
  const unused = [...keys.keys()].filter((place) => !used.has(place))
  const isDecided = (place: number) => assigned !== undefined && assigned[place] !== 'undecided'
  return { format, places, undecided: unused.filter((place) => !isDecided(place)) }
}

/** The columns of a header as they are remembered. */
export function rememberedColumns(header: readonly string[]): string[] {
  return header.map((column) => columnKey(column).slice(0, limits.importWord))
}

/**
 * What a user says of the columns of a header, if cards can be found by it: it goes before what they
 * are called.
 */
function assignedTo(
  header: readonly string[],
  headers: readonly ImportHeader[],
): readonly AssignedMeaning[] | undefined {
  if (headers.length === 0 || header.length > limits.importColumns) return undefined
  const id = JSON.stringify(rememberedColumns(header))
  return headers.find(
    ({ columns, meanings }) =>
      JSON.stringify(columns) === id && namesCards(assignedPlaces(meanings)),
  )?.meanings
}

function assignedPlaces(meanings: readonly AssignedMeaning[]): ReadonlyMap<ColumnMeaning, number> {
  return new Map(
    meanings.flatMap((meaning, place) =>
      meaning === null || meaning === 'undecided' ? [] : [[meaning, place] as const],
    ),
  )
}

/** What a user says of a word goes before what its format does. */
function withWords(format: ListFormat, words: readonly ImportWord[]): ListFormat {
  if (words.length === 0) return format
  const { finishes, conditions, languages } = format
  const known = {
    finish: new Map(finishes),
    condition: new Map(conditions),
    language: new Map(languages),
  }
  for (const { about, word, means } of words) {
    const meanings: Map<string, string> = known[about]
    const key = wordKey(word)
    if (key !== '') meanings.set(key, means) // what has no letters is no word
  }
  return {
    ...format,
    finishes: known.finish,
    conditions: known.condition,
    languages: known.language,
  }
}

function fits(format: ListFormat, keys: readonly string[]): boolean {
  return format.signatures.some((columns) => columns.every((column) => keys.includes(column)))
}

function placesOf(format: ListFormat, keys: readonly string[]): ReadonlyMap<ColumnMeaning, number> {
  const places = new Map<ColumnMeaning, number>()
  // Object.entries has the keys of the type, which are meanings.
  for (const [meaning, columns] of Object.entries(format.columns) as [ColumnMeaning, string[]][]) {
    const column = columns.find((each) => keys.includes(each))
    if (column !== undefined) places.set(meaning, keys.indexOf(column))
  }
  if (places.has('quantity')) {
    // Nobody knows whether it counts them as well.
    places.delete('regularQuantity')
    places.delete('foilQuantity')
  }
  return places
}

const naming: readonly ColumnMeaning[] = [
  ...(['name', 'simpleName', 'scryfallId', 'tcgplayerId', 'cardmarketId'] as const),
  ...(['mtgoId', 'multiverseId'] as const),
]

function namesCards(places: ReadonlyMap<ColumnMeaning, number>): boolean {
  const namesSet = places.has('setCode') || places.has('set')
  return naming.some((each) => places.has(each)) || (namesSet && places.has('collectorNumber'))
}
