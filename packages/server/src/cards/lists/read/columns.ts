import type { ImportWord } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import { cut, maxColumns } from './cells.ts'
import { formats } from './formats/formats.ts'
import type { ListFormat, Meaning } from './formats/list-format.ts'
import { anyTable } from './formats/table.ts'
import { guessColumns, type Vocabulary } from './guess-columns.ts'
import { columnKey } from './header.ts'
import { refuseCountingWords } from './unread-counts.ts'
import { wordKey } from './words/words.ts'

/** Where a table says what. */
export interface Columns {
  format: ListFormat
  /** The place of the column that says it. */
  places: ReadonlyMap<Meaning, number>
  /** Those that are not read, as far as they are kept. */
  ignored: readonly string[]
}

/** What its user means by some words, and what is known of cards. */
export interface Known {
  words?: readonly ImportWord[]
  vocabulary?: Vocabulary
}

/** The format of a table, and its columns; refuses tables of which they do not say enough. */
export function columnsOf(
  header: readonly string[],
  sample: readonly (readonly string[])[] = [],
  { words = [], vocabulary }: Known = {},
): Columns {
  const keys = header.map(columnKey)
  const found = formats.find((each) => fits(each, keys)) ?? anyTable
  const format = withWords(found, words)
  const named = placesOf(format, keys)
  const texts = header.map((_, place) => sample.flatMap((row) => row[place]?.trim() || []))
  const places =
    found === anyTable && vocabulary ? guessColumns(texts, named, { format, vocabulary }) : named
  if (!namesCards(places)) throw new AppError('import_no_name')
  const read = new Set(places.values())
  const unread = header.filter((_, place) => !read.has(place))
  const ignored = unread.filter((column) => column.trim() !== '').slice(0, maxColumns)
  const columns = { format, places, ignored: ignored.map(cut) }
  refuseCountingWords(header, columns)
  return columns
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

function placesOf(format: ListFormat, keys: readonly string[]): ReadonlyMap<Meaning, number> {
  const places = new Map<Meaning, number>()
  // Object.entries has the keys of the type, which are meanings.
  for (const [meaning, columns] of Object.entries(format.columns) as [Meaning, string[]][]) {
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

const naming: readonly Meaning[] = [
  ...(['name', 'simpleName', 'scryfallId', 'tcgplayerId', 'cardmarketId'] as const),
  ...(['mtgoId', 'multiverseId'] as const),
]

function namesCards(places: ReadonlyMap<Meaning, number>): boolean {
  const namesSet = places.has('setCode') || places.has('set')
  return naming.some((each) => places.has(each)) || (namesSet && places.has('collectorNumber'))
}
