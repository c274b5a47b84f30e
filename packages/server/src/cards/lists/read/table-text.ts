import { limits } from '@manafolio/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '../../../errors.ts'
import { formats } from './formats/formats.ts'
import { columnKey } from './header.ts'
import { firstLine, type Line } from './lines.ts'

/** The part of a text that is a table. */
export interface TableText {
  /** The header and the rows. */
  text: string
  /** The number of its first line in the file, from 1. */
  line: number
  separator: string
  header: readonly string[]
}

/** Excel's way to say which separator a file has. */
const separatorLine = /^"?sep=([^"\w\P{ASCII}])"?\s*$/iu

/**
 * The table that a text is, which is recognized by its header alone: names of cards have commas
 * too. Undefined when the text is none.
 */
export function findTable(text: string): TableText | undefined {
  const first = firstLine(text)
  const separator = first && separatorLine.exec(first.line)?.[1]
  const header = separator ? firstLine(text, first) : first
  if (!header) throw new AppError('import_empty')
  const table = tableAt(text, header, separator) ?? tableBelowTitles(text, header, separator)
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
  return isHeader(header) ? { text: table, separator, header, line: line.number } : undefined
}

/** A header of several known columns may stand below a title, a date, or the name of a list. */
function tableBelowTitles(text: string, first: Line, separator?: string): TableText | undefined {
  let line = firstLine(text, first)
  for (let titles = 0; line && titles < mostTitles; titles++) {
    const table = tableAt(text, line, separator)
    if (table && namesCards(table.header)) return table
    line = firstLine(text, line)
  }
  return undefined
}

const mostTitles = 10

const separators = [',', ';', '\t'] as const

/** The separator that stands most often in a header, outside of quotes. */
function separatorOf(line: string): string {
  const unquoted = line.replace(/"[^"]*"?/g, '')
  const counts = separators.map((separator) => unquoted.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function headerOf(text: string, separator: string): readonly string[] {
  const beginning = text.slice(0, limits.importLineBytes)
  try {
    const [header] = parse(beginning, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      to: 1,
    })
    return header ?? []
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
