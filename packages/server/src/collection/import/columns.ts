import {
  type AssignedMeaning,
  type CollectionImport,
  type ColumnMeaning,
  type ImportColumn,
  type ImportHeader,
  limits,
} from '@manafolio/contract'
import { rememberedColumns } from '../../cards/lists/read/columns.ts'
import { readRecords } from '../../cards/lists/read/read-table.ts'
import type { TableRecord } from '../../cards/lists/read/records.ts'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { whileSettled } from '../pending/settled.ts'
import { getImport, getRecord, numbersOf } from './imports.ts'
import { matchedRows } from './matched-rows.ts'
import { findMemory, upsertHeaders } from './memory-store.ts'
import type { ImportKey } from './row-columns.ts'
import { deleteRows, listFileRows, upsertRows } from './row-store.ts'
import { knownTo } from './start.ts'
import * as store from './store.ts'
import type { StoredRow } from './stored-row.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>
type Meanings = readonly AssignedMeaning[]
type FileRow = Pick<StoredRow, 'line' | 'cells'>

/** Reads the rows of an import again, with its columns as its user says. */
export async function updateImportColumns(
  needs: Needs,
  key: ImportKey,
  { meanings, onProgress }: { meanings: Meanings; onProgress: OnProgress },
): Promise<CollectionImport> {
  while (!(await tryColumns(needs, key, { meanings, onProgress }))) onProgress(0)
  return getImport(needs.db, key)
}

/** Whether nothing about the import was changed meanwhile: otherwise it has to be read once more. */
async function tryColumns(
  needs: Needs,
  key: ImportKey,
  { meanings, onProgress }: { meanings: Meanings; onProgress: OnProgress },
): Promise<boolean> {
  const { db } = needs
  const record = await getRecord(db, key)
  refuse(record, meanings)
  const header = record.columns.map(({ name }) => name)
  const remarks = record.remarks.filter(({ remark }) => !isAboutDates.has(remark))
  const fileRows = await listFileRows(db, key)
  refuseJoinedCells(record, fileRows)
  const records = recordsOf(fileRows)
  const known = {
    ...(await knownTo(needs, key.userId)),
    assigned: meanings,
    looks: looksOf(record.columns),
  }
  const list = await readRecords({ header, remarks }, records, known)
  if (list.rows.length > limits.importRows) throw new AppError('import_too_many_rows')
  const rows = await matchedRows(needs, list, (share) => onProgress(share * 0.5))
  return whileSettled(db, key.userId, async (tx) => {
    const { version, isBegun, totalRows } = await getRecord(tx, key)
    if (version !== record.version || isBegun) return false
    await replaceRows(tx, key, { totalRows, rows, onProgress })
    await store.updateReading(tx, key, { ...list, totalRows: rows.length })
    const assigned = { columns: rememberedColumns(header), meanings: [...meanings] }
    if (isNamed(record)) await rememberHeader(tx, key.userId, assigned)
    return true
  })
}

/** Columns stay in question until their user decides on them, whatever becomes of others. */
function looksOf(columns: readonly ImportColumn[]): ReadonlyMap<number, ColumnMeaning> {
  return new Map(
    columns.flatMap(({ looksLike }, place) => (looksLike ? [[place, looksLike] as const] : [])),
  )
}

const isAboutDates: ReadonlySet<string> = new Set(['month_first', 'day_first'])

/** Of a line that counts two finishes one may be in the collection: it would be added twice. */
function refuse({ isBegun, columns }: store.ImportRecord, meanings: Meanings) {
  if (isBegun) throw new AppError('import_begun')
  if (columns.length === 0 || columns.length !== meanings.length) {
    throw new AppError('import_columns_differ')
  }
}

/** What stood in the columns beyond the limit is one cell. */
function refuseJoinedCells({ columns }: store.ImportRecord, rows: readonly FileRow[]) {
  const isFull = columns.length === limits.importColumns
  if (isFull && rows.some(({ cells }) => cells.length > limits.importColumns)) {
    throw new AppError('import_too_many_columns')
  }
}

/** The lines of the file, of which some are several rows. */
function recordsOf(rows: readonly FileRow[]): TableRecord[] {
  const lines = new Map(rows.map(({ line, cells }) => [line, cells]))
  return [...lines].map(([line, cells]) => ({ line, texts: cells.map(([, text]) => text) }))
}

async function replaceRows(
  tx: Db,
  key: ImportKey,
  { totalRows, rows, onProgress }: { totalRows: number; rows: StoredRow[]; onProgress: OnProgress },
): Promise<void> {
  await inPieces(numbersOf(totalRows), (chunk) => deleteRows(tx, key, chunk))
  await inPieces(
    rows,
    (chunk) => upsertRows(tx, key, chunk),
    (share) => onProgress(0.5 + share * 0.5),
  )
}

/** Names that were made up are the same for all tables. */
function isNamed({ remarks }: store.ImportRecord): boolean {
  return !remarks.some(({ remark }) => remark === 'no_header')
}

/** The user is locked, so that of two headers none is lost. */
async function rememberHeader(tx: Db, userId: string, added: ImportHeader): Promise<void> {
  const id = JSON.stringify(added.columns)
  const { headers } = await findMemory(tx, userId)
  const others = headers.filter(({ columns }) => JSON.stringify(columns) !== id)
  await upsertHeaders(tx, userId, [...others, added].slice(-limits.importHeaders))
}
