import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limits, unclosedQuoteSentence } from '@manafolio/contract'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '../../../errors.ts'
import type { OnProgress } from '../../../lib/on-progress.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import type { TableText } from './table-text.ts'
import { unclosedQuote } from './unclosed-quotes.ts'

export interface TableRecord {
  /** The line of the file in which it begins. */
  line: number
  texts: readonly string[]
}

/** Goes through the rows of a table, the header first. Others have their turn meanwhile. */
export async function eachRecord(
  table: TableText,
  onProgress: OnProgress,
  read: (record: TableRecord) => void,
): Promise<void> {
  const bytes = Buffer.from(table.text)
  const lineAt = lineCounter(bytes, table.line)
  let at = 0
  const parser = parserFor(table, (texts, end) => {
    read({ line: lineAt(afterBlankLines(bytes, at)), texts })
    at = end
  })
  // It keeps no records; its end comes when a user waits for them.
  parser.resume()
  try {
    await pipeline(Readable.from(piecesOf(bytes, onProgress)), parser)
  } catch (error) {
    // Only a record that is too long, or a quote that does not end, stop this parser.
    if (!(error instanceof CsvError)) throw error
    const record = { bytes, at: afterBlankLines(bytes, at), separator: table.separator }
    const open = unclosedQuote(record)
    throw open === undefined ? new AppError('import_line_too_long') : unclosed(lineAt(open))
  }
}

function unclosed(line: number): AppError {
  const issues = [{ path: `line ${line}`, message: unclosedQuoteSentence(line) }]
  return new AppError('import_unclosed_quote', { issues })
}

/** `read` hears of each record, and where it ends. */
function parserFor(table: TableText, read: (texts: string[], end: number) => void) {
  return parse({
    delimiter: table.separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: limits.importLineBytes,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record(texts: string[], info) {
      read(texts, info.bytes)
      return null
    },
  })
}

/** How much is parsed in one go. */
const pieceBytes = 16 * 1024

async function* piecesOf(bytes: Buffer, onProgress: OnProgress): AsyncGenerator<Buffer> {
  const yieldToEventLoop = eventLoopYielder()
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    await yieldToEventLoop()
    onProgress(at / bytes.length)
    yield bytes.subarray(at, at + pieceBytes)
  }
}

const lineFeed = 10
const carriageReturn = 13

/** Where the record begins whose predecessor ends here. */
function afterBlankLines(bytes: Buffer, at: number): number {
  let begin = at
  while (bytes[begin] === lineFeed || bytes[begin] === carriageReturn) begin++
  return begin
}

/** The line of an offset; offsets have to rise. */
function lineCounter(bytes: Buffer, first: number): (at: number) => number {
  let line = first
  let counted = 0
  return (at) => {
    for (; counted < at; counted++) {
      const byte = bytes[counted]
      if (byte === lineFeed) line++
      if (byte === carriageReturn && bytes[counted + 1] !== lineFeed) line++
    }
    return line
  }
}
