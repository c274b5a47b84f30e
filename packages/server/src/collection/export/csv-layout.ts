import { stringify } from 'csv-stringify/sync'
import type { ExportedCopies, ExportedEntry } from './exported-entry.ts'
import type { Layout } from './layout.ts'

/** Alike copies of an entry: a line of a table. */
interface TableRow {
  entry: ExportedEntry
  copies: ExportedCopies
}

/** What stands in each column, by its name and in their order. */
export type TableColumns = Readonly<Record<string, (row: TableRow) => string>>

/**
 * A table as RFC 4180 has it. Cells stand as they are, also those that a spreadsheet may take for a
 * formula, such as “+2 Mace”: what is read again is to be what was written.
 */
export function csvLayout(columns: TableColumns, quotes: 'where needed' | 'always'): Layout {
  const cells = Object.values(columns)
  const write = (lines: string[][]) =>
    stringify(lines, {
      record_delimiter: '\r\n',
      quote_record_delimiter: true,
      quoted: quotes === 'always',
      quoted_empty: quotes === 'always',
    })
  return {
    head: write([Object.keys(columns)]),
    write: (entries) =>
      write(
        entries.flatMap((entry) =>
          entry.copies.map((copies) => cells.map((cell) => cell({ entry, copies }))),
        ),
      ),
  }
}
