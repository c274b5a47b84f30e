import type { CollectionChangeKind } from '@manafolio/contract'
import { collectionChangeKind, limits } from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { CollectionChangeRow } from '../db/collection-tables.ts'
import type { Db } from '../db/database.ts'
import { rowsAtOnce } from '../db/rows-at-once.ts'
import { chunksOf } from '../lib/chunks.ts'

/** A change as a whole, without what it did to each entry. */
export interface ChangeRecord {
  /** The place in the order of the user's changes. */
  number: number
  id: string
  kind: CollectionChangeKind
  printings: number
  happenedAt: string
  undoneAt: string | null
  undoes: string | null
  /** For an undo: the change from which it comes, by undoing that, or an undo of it, and so on. */
  family: string | null
  restoresAt: string | null
  /** A digest of the request; null for changes without one. */
  requestDigest: string | null
  /** For an undo: not all of the change could be taken back. */
  isPartial: boolean
  /** For an import: the name of the file. */
  fileName: string | null
  /** For an import: by which the same file is known again. */
  fileDigest: string | null
}

export type NewChange = Omit<ChangeRecord, 'undoneAt'>

export async function insertChange(tx: Db, userId: string, change: NewChange): Promise<void> {
  await tx
    .insertInto('collection_changes')
    .values({ user_id: userId, number: change.number, ...columnsOf(change) })
    .execute()
}

/** Makes a placeholder under that number the change that it is for. */
export async function updateStaged(tx: Db, userId: string, change: NewChange): Promise<void> {
  await tx
    .updateTable('collection_changes')
    .set(columnsOf(change))
    .where('user_id', '=', userId)
    .where('number', '=', change.number)
    .execute()
}

function columnsOf(change: Omit<NewChange, 'number'>) {
  return {
    id: change.id,
    kind: change.kind,
    printings: change.printings,
    happened_at: change.happenedAt,
    undoes: change.undoes,
    family: change.family,
    asked: change.requestDigest,
    restores_at: change.restoresAt,
    is_partial: Number(change.isPartial),
    file_name: change.fileName,
    file_digest: change.fileDigest,
  }
}

export async function deleteChange(db: Db, userId: string, number: number): Promise<void> {
  await db
    .deleteFrom('collection_changes')
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .execute()
}

/** Begins a merge under that number, or adds so many printings to the one that is there. */
export async function growMerge(
  tx: Db,
  userId: string,
  merge: Pick<ChangeRecord, 'number' | 'id' | 'happenedAt' | 'printings'>,
): Promise<void> {
  const { number, id, happenedAt, printings } = merge
  await tx
    .insertInto('collection_changes')
    .values({ user_id: userId, number, id, kind: 'merge', printings, happened_at: happenedAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'number']).doUpdateSet((set) => ({
        printings: set('collection_changes.printings', '+', set.ref('excluded.printings')),
      })),
    )
    .execute()
}

export async function findChange(
  db: Db,
  userId: string,
  id: string,
): Promise<ChangeRecord | undefined> {
  const row = await db
    .selectFrom('collection_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('number', '>=', historyFrom(db, userId))
    .where('id', '=', id)
    .executeTakeFirst()
  return row && recordOf(row)
}

/** The newest import of a file that was not undone. */
export async function findFileImport(
  db: Db,
  userId: string,
  fileDigest: string,
): Promise<ChangeRecord | undefined> {
  const row = await db
    .selectFrom('collection_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('file_digest', '=', fileDigest)
    .where('undone_at', 'is', null)
    .where('printings', '>', 0)
    .where('number', '>=', historyFrom(db, userId))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && recordOf(row)
}

/** A change and all undos that come from it, as far as they changed something, oldest first. */
export async function listFamily(tx: Db, userId: string, id: string): Promise<ChangeRecord[]> {
  const rows = await tx
    .selectFrom('collection_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('number', '>=', historyFrom(tx, userId))
    .where((is) => is.or([is('id', '=', id), is('family', '=', id)]))
    .where('printings', '>', 0)
    .orderBy('number')
    .execute()
  return rows.map(recordOf)
}

export async function updateUndone(
  tx: Db,
  userId: string,
  { numbers, undoneAt }: { numbers: readonly number[]; undoneAt: string | null },
): Promise<void> {
  for (const chunk of chunksOf(numbers, rowsAtOnce)) {
    await tx
      .updateTable('collection_changes')
      .set({ undone_at: undoneAt })
      .where('user_id', '=', userId)
      .where('number', 'in', chunk)
      .execute()
  }
}

/** Changes that changed something, newest first; with ids only those of these printings. */
export async function listChanges(
  db: Db,
  userId: string,
  { page, scryfallIds }: { page: number; scryfallIds: readonly string[] | undefined },
): Promise<ChangeRecord[]> {
  const rows = await changesOf(db, userId, scryfallIds)
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limits.collectionChangesPage)
    .offset((page - 1) * limits.collectionChangesPage)
    .execute()
  return rows.map(recordOf)
}

export async function countChanges(
  db: Db,
  userId: string,
  scryfallIds: readonly string[] | undefined,
): Promise<number> {
  const { count } = await changesOf(db, userId, scryfallIds)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function changesOf(db: Db, userId: string, scryfallIds: readonly string[] | undefined) {
  return db
    .selectFrom('collection_changes')
    .where('user_id', '=', userId)
    .where('number', '>=', historyFrom(db, userId))
    .where('printings', '>', 0)
    .$if(scryfallIds !== undefined, (query) =>
      query.where('number', 'in', (entries) =>
        entries
          .selectFrom('collection_change_entries')
          .select('number')
          .where('user_id', '=', userId)
          .where('scryfall_id', 'in', scryfallIds ?? [])
          .where('is_mark', '=', 0),
      ),
    )
}

/** The number from which on changes are there: older ones are being removed. */
export function historyFrom(db: Db, userId: string) {
  return db.selectFrom('users').select('history_from').where('id', '=', userId)
}

/** The kinds of some changes, by their ids. */
export async function listKinds(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CollectionChangeKind>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('collection_changes')
    .select(['id', 'kind'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, collectionChangeKind.parse(row.kind)]))
}

/** The revision of the user's cards; undefined when the user is gone. */
export async function findRevision(db: Db, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('cards_revision')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.cards_revision
}

/** The number of the last change of an imported log. */
export async function findLastImported(tx: Db, userId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('collection_changes')
    .select((select) => select.fn.max('number').as('number'))
    .where('user_id', '=', userId)
    .where('number', '<', 0)
    .executeTakeFirst()
  return row?.number ?? undefined
}

function recordOf(row: Selectable<CollectionChangeRow>): ChangeRecord {
  return {
    number: row.number,
    id: row.id,
    kind: collectionChangeKind.parse(row.kind),
    printings: row.printings,
    happenedAt: row.happened_at,
    undoneAt: row.undone_at,
    undoes: row.undoes,
    family: row.family,
    requestDigest: row.asked,
    restoresAt: row.restores_at,
    isPartial: row.is_partial !== 0,
    fileName: row.file_name,
    fileDigest: row.file_digest,
  }
}
