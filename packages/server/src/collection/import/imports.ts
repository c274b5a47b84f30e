import { type CollectionImport, importOmission } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import { AppError } from '../../errors.ts'
import { readSettled } from '../pending/settled.ts'
import type { ImportKey } from './row-columns.ts'
import { countAll } from './row-counts.ts'
import { deleteRows, type RowCount } from './row-store.ts'
import * as store from './store.ts'

/** Imports with rows that are not in the collection, newest first. */
export async function listImports(db: Db, userId: string): Promise<CollectionImport[]> {
  return readSettled(db, userId, async () => {
    const records = await store.listImports(db, userId)
    const imports: CollectionImport[] = []
    for (const record of records) imports.push(await withCounts(db, userId, record))
    return imports
  })
}

export async function getImport(db: Db, key: ImportKey): Promise<CollectionImport> {
  return readSettled(db, key.userId, async () =>
    withCounts(db, key.userId, await getRecord(db, key)),
  )
}

export async function getRecord(db: Db, { userId, importId }: ImportKey) {
  const record = await store.findImport(db, userId, importId)
  if (!record) throw new AppError('import_not_found')
  return record
}

/** The rows go in pieces, for there may be many. */
export async function deleteWhole(db: Db, key: ImportKey, totalRows: number): Promise<void> {
  await inPieces(numbersOf(totalRows), (chunk) => deleteRows(db, key, chunk))
  await store.deleteImport(db, key.userId, key.importId)
}

/** Those that the rows of an import have. */
export function numbersOf(totalRows: number): number[] {
  return Array.from({ length: totalRows }, (_, i) => i + 1)
}

async function withCounts(
  db: Db,
  userId: string,
  { id, fileName, format, startedAt, totalRows, isBegun, ignoredColumns }: store.ImportRecord,
): Promise<CollectionImport> {
  const counts = countsOf(await countAll(db, { userId, importId: id }, totalRows))
  return { id, fileName, format, startedAt, totalRows, isBegun, ignoredColumns, counts }
}

function countsOf(counts: readonly RowCount[]): CollectionImport['counts'] {
  const ready = counts.filter(({ state }) => state === 'ready')
  const leftOut = counts.filter(({ state }) => state === 'left_out')
  return {
    rows: sumOf(counts),
    ready: sumOf(ready),
    readyCopies: ready.reduce((sum, { copies }) => sum + copies, 0),
    unsure: sumOf(ready.filter(({ isUnsure }) => isUnsure)),
    fix: sumOf(counts.filter(({ state }) => state === 'fix')),
    leftOut: importOmission.options
      .map((omission) => ({
        omission,
        rows: sumOf(leftOut.filter(({ reason }) => reason === omission)),
      }))
      .filter(({ rows }) => rows > 0),
  }
}

function sumOf(counts: readonly RowCount[]): number {
  return counts.reduce((sum, { rows }) => sum + rows, 0)
}
