import { cardSort, type SavedSearch, savedSearchKey, searchMode } from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { SavedSearchRow } from '../../db/account-tables.ts'
import type { Db } from '../../db/database.ts'

export type StoredSearch = Omit<SavedSearch, 'warnings'>

/** The oldest first. */
export async function listStoredSearches(db: Db, userId: string): Promise<StoredSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(storedSearchOf)
}

export async function insertStoredSearch(
  tx: Db,
  userId: string,
  search: StoredSearch,
): Promise<void> {
  await tx
    .insertInto('saved_searches')
    .values({ id: search.id, user_id: userId, created_at: search.createdAt, ...columnsOf(search) })
    .execute()
}

export async function updateStoredSearch(
  tx: Db,
  userId: string,
  search: StoredSearch,
): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set(columnsOf(search))
    .where('user_id', '=', userId)
    .where('id', '=', search.id)
    .execute()
}

/** False when the user has no such search. */
export async function deleteStoredSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return deleted.length > 0
}

function columnsOf({ name, query, mode, sort, updatedAt }: StoredSearch) {
  return { name, name_key: savedSearchKey(name), query, mode, sort, updated_at: updatedAt }
}

function storedSearchOf(row: Selectable<SavedSearchRow>): StoredSearch {
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    mode: searchMode.parse(row.mode),
    sort: cardSort.parse(row.sort),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
