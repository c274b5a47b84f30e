import {
  type AssignedMeaning,
  type ColumnMeaning,
  type ImportColumn,
  limits,
} from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import type { OnProgress } from '../../../lib/on-progress.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import type { CardList, ListedRow, Remark } from '../listed.ts'
import { cut } from './cells.ts'
import { type Columns, columnsOf, type Known } from './columns.ts'
import { withDays } from './dates.ts'
import { eachRecord, type TableRecord } from './records.ts'
import { rowsOf } from './table-row.ts'
import { sampleOf, type TableText } from './table-text.ts'
import { looksOfColumns, withUndecided } from './undecided-columns.ts'

/** The rows of a table of cards. Blank ones are none. */
export async function readTable(
  table: TableText,
  onProgress: OnProgress,
  known: Known = {},
): Promise<CardList> {
  const { header, hasHeader, remarks } = table
  const sample = sampleOf(table)
  const columns = columnsOf(header, sample, known)
  const rows: ListedRow[] = []
  let records = 0
  await eachRecord(table, onProgress, (record) => {
    if (records > 0 || !hasHeader) rows.push(...rowsOf(record, header, columns))
    const most = Math.max(records, rows.length)
    if (most > limits.importRows) throw new AppError('import_too_many_rows')
    records++
  })
  return listOf({ header, columns, remarks, ...known }, rows)
}

/** The same of records that were read before; their user says what each column means. */
export async function readRecords(
  { header, remarks }: Pick<TableText, 'header' | 'remarks'>,
  records: readonly TableRecord[],
  known: Known & Required<Pick<Known, 'assigned'>>,
): Promise<CardList> {
  const yieldToEventLoop = eventLoopYielder()
  const columns = columnsOf(header, [], known)
  const rows: ListedRow[] = []
  for (const record of records) {
    rows.push(...rowsOf(record, header, columns))
    await yieldToEventLoop()
  }
  return listOf({ header, columns, remarks, ...known }, rows)
}

interface ReadTable extends Pick<Known, 'vocabulary' | 'looks'> {
  header: readonly string[]
  columns: Columns
  remarks: readonly Remark[]
}

async function listOf(
  { header, columns, remarks, ...known }: ReadTable,
  rows: ListedRow[],
): Promise<CardList> {
  if (rows.length === 0) throw new AppError('import_no_rows')
  const looks = await looksOfColumns({ ...columns, ...known, header }, rows)
  const read = withDays(withUndecided(rows, looks))
  return {
    format: columns.format.format,
    columns: shownColumns(header, rows, { ...columns, looks }),
    rows: read.rows,
    remarks: [...remarks, ...read.remarks],
  }
}

interface Meanings extends Columns {
  looks: ReadonlyMap<number, ColumnMeaning>
}

function shownColumns(
  header: readonly string[],
  rows: readonly ListedRow[],
  { places, undecided, looks }: Meanings,
): ImportColumn[] {
  const meanings = new Map<number, AssignedMeaning>([
    ...undecided.map((place) => [place, 'undecided'] as const),
    ...[...places].map(([meaning, place]) => [place, meaning] as const),
  ])
  return header.slice(0, limits.importColumns).map((name, place) => ({
    name: cut(name),
    samples: samplesOf(rows, place),
    meaning: meanings.get(place) ?? null,
    looksLike: looks.get(place) ?? null,
  }))
}

/** Different texts of a column, of its first rows that say something in it. */
function samplesOf(rows: readonly ListedRow[], place: number): string[] {
  const samples = new Set<string>()
  for (const [at, { cells }] of rows.entries()) {
    const text = cells[place]?.[1].trim() ?? ''
    if (text !== '') samples.add(text.slice(0, sampleLength))
    if (samples.size === limits.importSamples || (samples.size > 0 && at >= sampleRows)) break
  }
  return [...samples]
}

/** In which most columns say different things, if they do at all. */
const sampleRows = 200

const sampleLength = 60
