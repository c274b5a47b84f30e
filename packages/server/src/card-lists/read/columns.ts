import { unknownCountSentence } from '@manafolio/contract'
import { AppError } from '../../errors.ts'
import { formats } from './formats/formats.ts'
import type { ListFormat, Meaning } from './formats/list-format.ts'
import { anyTable } from './formats/table.ts'
import { columnKey } from './header.ts'

/** Where a table says what. */
export interface Columns {
  format: ListFormat
  /** The place of the column that says it. */
  places: ReadonlyMap<Meaning, number>
  ignored: readonly string[]
}

/** The format of a table, and its columns; refuses tables of which they do not say enough. */
export function columnsOf(header: readonly string[]): Columns {
  const keys = header.map(columnKey)
  const format = formats.find((each) => fits(each, keys)) ?? anyTable
  const places = placesOf(format, keys)
  if (!namesCards(places)) throw new AppError('import_no_name')
  const read = new Set(places.values())
  const unread = header.filter((_, place) => !read.has(place))
  refuseUnknownCounts(unread, format)
  return { format, places, ignored: unread.filter((column) => column.trim() !== '') }
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

const countingWord = /(?<!\p{L})(qty|quantity|count|copies|amount|owned|have)(?!\p{L})/u

/** Rather than taking every row of a file for one copy. */
function refuseUnknownCounts(unread: readonly string[], format: ListFormat) {
  const issues = unread
    .filter((column) => countingWord.test(columnKey(column)))
    .filter((column) => !format.otherCounts?.includes(columnKey(column)))
    .map((column) => ({ path: column, message: unknownCountSentence(column) }))
  if (issues.length > 0) throw new AppError('import_unknown_count', { issues })
}
