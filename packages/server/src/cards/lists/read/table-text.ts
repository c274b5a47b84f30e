import { limits } from '@manafolio/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '../../../errors.ts'
import type { Remark } from '../listed.ts'
import { formats } from './formats/formats.ts'
import type { Vocabulary } from './guess-columns.ts'
import { columnKey } from './header.ts'
import { firstLine, type Line } from './lines.ts'

/** The part of a text that is a table. */
export interface TableText {
  /** The header and the rows. */
  text: string
  /** The number of its first line in the file, from 1. */
  line: number
  separator: string
  /** The names of the columns; made up for a table without them. */
  header: readonly string[]
  hasHeader: boolean
  remarks: readonly Remark[]
}

/** Excel's way to say which separator a file has. */
const separatorLine = /^"?sep=([^"\w\P{ASCII}])"?\s*$/iu

/**
 * The table that a text is, which is recognized by its header, maybe below a title, or with a
 * vocabulary by what is in its columns: names of cards have commas too. Undefined when the text is
 * none.
 */
export function findTable(text: string, vocabulary?: Vocabulary): TableText | undefined {
  const first = firstLine(text)
  const separator = first && separatorLine.exec(first.line)?.[1]
  const header = separator ? firstLine(text, first) : first
  if (!header) throw new AppError('import_empty')
  const table =
    tableAt(text, header, separator) ??
    tableBelowTitles(text, header, separator) ??
    (vocabulary && tableOfKnown(text, header, { vocabulary, separator }))
  if (table) return table
  if (isForeignHeader(headerOf(text.slice(header.at), separator ?? separatorOf(header.line)))) {
    throw new AppError('import_no_name')
  }
  return undefined
}

function tableAt(text: string, line: Line, separated?: string): TableText | undefined {
  const separator = separated ?? separatorOf(line.line)
  const table = text.slice(line.at)
  const header = headerOf(table, separator)
  if (!isHeader(header)) return undefined
  return { text: table, separator, header, line: line.number, hasHeader: true, remarks: [] }
}

/** A header of several known columns may stand below a title, a date, or the name of a list. */
function tableBelowTitles(text: string, first: Line, separator?: string): TableText | undefined {
  let line = firstLine(text, first)
  for (let titles = 0; line && titles < mostTitles; titles++) {
    const table = tableAt(text, line, separator)
    if (table && namesCards(table.header)) {
      return { ...table, remarks: [{ remark: 'titles', raw: String(table.line) }] }
    }
    line = firstLine(text, line)
  }
  return undefined
}

const mostTitles = 10

interface Recognition {
  vocabulary: Vocabulary
  separator: string | undefined
}

/** A table with names of cards in one of its columns, below a header in unknown words or none. */
function tableOfKnown(
  text: string,
  line: Line,
  { vocabulary, separator: separated }: Recognition,
): TableText | undefined {
  const separator = separated ?? separatorOf(line.line)
  const found = { text: text.slice(line.at), separator, line: line.number, remarks: [] }
  const rows = recordsIn(found, sampleRows)
  const [first = []] = rows
  const isRegular = rows.every(({ length }) => length === first.length)
  if (rows.length < 2 || first.length < 2 || !isRegular) return undefined
  const named = first.findIndex((_, place) => {
    const names = rows.slice(1).filter((row) => vocabulary.isName(row[place]?.trim() ?? ''))
    return names.length >= (rows.length - 1) * shareOfNames
  })
  if (named === -1) return undefined
  if (isForeignHeader(first)) return { ...found, header: first, hasHeader: true }
  if (!vocabulary.isName(first[named]?.trim() ?? '')) return undefined
  const header = first.map((_, place) => `Column ${place + 1}`)
  return { ...found, header, hasHeader: false, remarks: [{ remark: 'no_header', raw: '' }] }
}

const shareOfNames = 0.7
const sampleRows = 200

/** The first rows of a table, without its header. */
export function sampleOf(table: TableText): readonly (readonly string[])[] {
  return recordsIn(table, sampleRows).slice(table.hasHeader ? 1 : 0)
}

const separators = [',', ';', '\t'] as const

/** The separator that stands most often in a header, outside of quotes. */
function separatorOf(line: string): string {
  const unquoted = line.replace(/"[^"]*"?/g, '')
  const counts = separators.map((separator) => unquoted.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function headerOf(text: string, separator: string): readonly string[] {
  return recordsIn({ text, separator }, 1)[0] ?? []
}

/** The records at the beginning of a table; none when that is broken. */
function recordsIn(
  { text, separator }: Pick<TableText, 'text' | 'separator'>,
  most: number,
): readonly (readonly string[])[] {
  const beginning = text.slice(0, limits.importLineBytes)
  const isCut = beginning.length < text.length
  try {
    const records: string[][] = parse(beginning, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: most,
    })
    return isCut && records.length < most ? records.slice(0, -1) : records
  } catch (error) {
    // A quote that does not end: whatever it is, it is no header.
    if (error instanceof CsvError) return []
    throw error
  }
}

const naming = new Set(
  formats.flatMap(({ columns: { name = [], scryfallId = [] } }) => [...name, ...scryfallId]),
)
const known = new Set(formats.flatMap(({ columns }) => Object.values(columns).flat()))

/** A list of one column has a header only if that says that names of cards follow. */
function isHeader(header: readonly string[]): boolean {
  const keys = header.map(columnKey)
  return keys.some((key) => (keys.length === 1 ? naming : known).has(key))
}

/** As no line of a list of names does. */
function namesCards(header: readonly string[]): boolean {
  const keys = header.map(columnKey)
  const columns = keys.filter((key) => known.has(key))
  return columns.length >= 2 && keys.some((key) => naming.has(key))
}

/** Whether this looks like the header of a table in words that nobody knows. */
function isForeignHeader(header: readonly string[]): boolean {
  return header.length >= 3 && header.every((cell) => /^\s*\p{L}[^\d]*$/u.test(cell))
}
