import { randomUUID } from 'node:crypto'
import type { ImportedSearch } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { insertStoredSearch, listStoredSearches } from './store.ts'

export async function hasSavedSearches(db: Db, userId: string): Promise<boolean> {
  return (await listStoredSearches(db, userId)).length > 0
}

/** Writes a saved search of an account export. */
export function importSavedSearch(tx: Db, userId: string, search: ImportedSearch): Promise<void> {
  return insertStoredSearch(tx, userId, { ...search, id: randomUUID() })
}
