import { type CollectionImport, importFormat } from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { CardList, Remark } from '../../cards/lists/listed.ts'
import type { CollectionImportRow } from '../../db/collection-tables.ts'
import type { Db } from '../../db/database.ts'
import type { ImportKey } from './row-columns.ts'

/** An import without its rows. */
export interface ImportRecord
  extends Omit<CollectionImport, 'counts' | 'remarks' | 'unknownWords' | 'importedBefore'> {
  remarks: readonly Remark[]
  /** Rises whenever rows are changed. */
  version: number
  /** A digest of the file; null for imports from before there was one. */
  contentDigest: string | null
}

/** One that is about to be written: nobody sees it before it is marked as read. */
export type NewImport = Omit<ImportRecord, 'isBegun' | 'version'> & {
  /** A digest of the file and its name. */
  requestDigest: string
}

export async function insertImport(db: Db, userId: string, made: NewImport): Promise<void> {
  await db
    .insertInto('collection_imports')
    .values({
      user_id: userId,
      id: made.id,
      file_name: made.fileName,
      format: made.format,
      started_at: made.startedAt,
      read_at: null,
      total_rows: made.totalRows,
      columns: JSON.stringify(made.columns),
      remarks: JSON.stringify(made.remarks),
      asked: made.requestDigest,
      content_digest: made.contentDigest,
    })
    .execute()
}

export async function updateRead(
  db: Db,
  userId: string,
  { id, readAt }: { id: string; readAt: string },
): Promise<void> {
  await db
    .updateTable('collection_imports')
    .set({ read_at: readAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** After a file was read in another way. */
export async function updateReading(
  db: Db,
  { userId, importId }: ImportKey,
  { columns, remarks, totalRows }: Pick<CardList, 'columns' | 'remarks'> & { totalRows: number },
): Promise<void> {
  await db
    .updateTable('collection_imports')
    .set((set) => ({
      columns: JSON.stringify(columns),
      remarks: JSON.stringify(remarks),
      total_rows: totalRows,
      version: set('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('id', '=', importId)
    .execute()
}

/** Makes one that was read pass for one whose reading began then and broke off. */
export async function updateUnread(
  db: Db,
  userId: string,
  { id, startedAt }: { id: string; startedAt: string },
): Promise<void> {
  await db
    .updateTable('collection_imports')
    .set({ read_at: null, started_at: startedAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function updateBegun(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('collection_imports')
    .set({ is_begun: 1 })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Says that rows were changed. */
export async function raiseVersion(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('collection_imports')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Newest first. */
export async function listImports(db: Db, userId: string): Promise<ImportRecord[]> {
  const rows = await readImports(db, userId)
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(recordOf)
}

export async function findImport(
  db: Db,
  userId: string,
  id: string,
): Promise<(ImportRecord & Pick<NewImport, 'requestDigest'>) | undefined> {
  const row = await readImports(db, userId).selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...recordOf(row), requestDigest: row.asked }
}

export async function countImports(db: Db, userId: string): Promise<number> {
  const { count } = await readImports(db, userId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function readImports(db: Db, userId: string) {
  return db
    .selectFrom('collection_imports')
    .where('user_id', '=', userId)
    .where('read_at', 'is not', null)
}

export async function deleteImport(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('collection_imports')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** One that is being written, or whose writing broke off. */
export type Unread = Pick<NewImport, 'id' | 'requestDigest' | 'totalRows' | 'startedAt'>

export async function listUnread(db: Db, userId: string): Promise<Unread[]> {
  const rows = await db
    .selectFrom('collection_imports')
    .select(['id', 'asked', 'total_rows', 'started_at'])
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
  return rows.map(({ id, asked, total_rows: totalRows, started_at: startedAt }) => ({
    id,
    requestDigest: asked,
    totalRows,
    startedAt,
  }))
}

export type UnreadOfUser = Pick<Unread, 'id' | 'totalRows'> & { userId: string }

/** Those of all users that were begun before an instant. */
export async function listUnreadOfAll(db: Db, startedBefore: string): Promise<UnreadOfUser[]> {
  const rows = await db
    .selectFrom('collection_imports')
    .select(['user_id', 'id', 'total_rows'])
    .where('read_at', 'is', null)
    .where('started_at', '<', startedBefore)
    .execute()
  return rows.map(({ user_id: userId, id, total_rows: totalRows }) => ({ userId, id, totalRows }))
}

function recordOf(row: Selectable<CollectionImportRow>): ImportRecord {
  return {
    id: row.id,
    fileName: row.file_name,
    format: importFormat.parse(row.format),
    startedAt: row.started_at,
    totalRows: row.total_rows,
    isBegun: row.is_begun !== 0,
    version: row.version,
    contentDigest: row.content_digest,
    // Written by insertImport.
    columns: JSON.parse(row.columns),
    remarks: JSON.parse(row.remarks),
  }
}
