import type { Deps } from '../../deps.ts'
import { jsonList } from '../../lib/json-list.ts'
import { listStoredSearches } from './store.ts'

/** The saved searches of a user's data export. */
export async function* exportSavedSearches(db: Deps['db'], userId: string): AsyncGenerator<string> {
  yield* jsonList('savedSearches', [await listStoredSearches(db, userId)])
}
