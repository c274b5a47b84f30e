import { limits } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import type { OnProgress } from '../../../lib/on-progress.ts'
import type { CardList, ListedRow } from '../listed.ts'
import { columnsOf, type Known } from './columns.ts'
import { withDays } from './dates.ts'
import { eachRecord } from './records.ts'
import { rowsOf } from './table-row.ts'
import { sampleOf, type TableText } from './table-text.ts'
import { searchCounts } from './unread-counts.ts'

/** The rows of a table of cards. Blank ones are none. */
export async function readTable(
  table: TableText,
  onProgress: OnProgress,
  known: Known = {},
): Promise<CardList> {
  const columns = columnsOf(table.header, sampleOf(table), known)
  const counts = searchCounts(table.header, columns)
  const rows: ListedRow[] = []
  let records = 0
  await eachRecord(table, onProgress, (record) => {
    if (records > 0 || !table.hasHeader) {
      rows.push(...rowsOf(record, table.header, columns))
      counts?.see(record.texts)
    }
    const most = Math.max(records, rows.length)
    if (most > limits.importRows) throw new AppError('import_too_many_rows')
    records++
  })
  if (rows.length === 0) throw new AppError('import_no_rows')
  counts?.finish()
  const { format, ignored: ignoredColumns } = columns
  const read = withDays(rows)
  const remarks = [...table.remarks, ...read.remarks]
  return { format: format.format, ignoredColumns, rows: read.rows, remarks }
}
