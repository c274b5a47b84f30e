import {
  type CollectionImport,
  importDoubt,
  importOmission,
  importProblem,
  importRowState,
  remarkSentence,
} from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import { AppError } from '../../errors.ts'
import { findFileImport } from '../change-store.ts'
import { readSettled } from '../pending/settled.ts'
import type { ImportKey } from './row-columns.ts'
import { countAll } from './row-counts.ts'
import { deleteRows, type RowCount } from './row-store.ts'
import * as store from './store.ts'
import { listUnknownWords } from './unknown-words.ts'

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
  { version: _, remarks, contentDigest, ...record }: store.ImportRecord,
): Promise<CollectionImport> {
  const key = { userId, importId: record.id }
  return {
    ...publicFacts(record),
    importedBefore: await importBefore(db, userId, record.isBegun ? null : contentDigest),
    remarks: remarks.map(({ remark, raw }) => remarkSentence(remark, raw)),
    unknownWords: await listUnknownWords(db, key),
    counts: countsOf(await countAll(db, key, record.totalRows)),
  }
}

async function importBefore(db: Db, userId: string, contentDigest: string | null) {
  const change = contentDigest ? await findFileImport(db, userId, contentDigest) : undefined
  return change ? { changeId: change.id, happenedAt: change.happenedAt } : null
}

type PublicFacts = Omit<store.ImportRecord, 'version' | 'remarks' | 'contentDigest'>

function publicFacts(record: PublicFacts): PublicFacts {
  const { id, fileName, format, startedAt, totalRows, isBegun, columns } = record
  return { id, fileName, format, startedAt, totalRows, isBegun, columns }
}

function countsOf(counts: readonly RowCount[]): CollectionImport['counts'] {
  const [ready = [], doubtful = [], fix = [], leftOut = []] = importRowState.options.map((state) =>
    counts.filter((count) => count.state === state),
  )
  return {
    rows: sumOf(counts),
    ready: sumOf(ready),
    readyCopies: copiesIn(ready),
    doubtful: sumOf(doubtful),
    doubtfulCopies: copiesIn(doubtful),
    fix: sumOf(fix),
    doubts: byReason(doubtful, importDoubt.options)
      .map(({ reason, rows }) => ({ doubt: reason, rows }))
      .sort((a, b) => b.rows - a.rows),
    problems: byReason(fix, importProblem.options)
      .map(({ reason, rows }) => ({ problem: reason, rows }))
      .sort((a, b) => b.rows - a.rows),
    leftOut: byReason(leftOut, importOmission.options).map(({ reason, rows }) => ({
      omission: reason,
      rows,
    })),
  }
}

function byReason<Reason extends string>(counts: readonly RowCount[], reasons: readonly Reason[]) {
  return reasons
    .map((reason) => ({ reason, rows: sumOf(counts.filter((count) => count.reason === reason)) }))
    .filter(({ rows }) => rows > 0)
}

function copiesIn(counts: readonly RowCount[]): number {
  return counts.reduce((sum, { copies }) => sum + copies, 0)
}

function sumOf(counts: readonly RowCount[]): number {
  return counts.reduce((sum, { rows }) => sum + rows, 0)
}
