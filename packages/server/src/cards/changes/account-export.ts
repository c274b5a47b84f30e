import type { Deps } from '../../deps.ts'
import { jsonList } from '../../lib/json-list.ts'
import { exportChanges } from './account-export-store.ts'

/** The card changes of a user's data export. */
export function exportCardChanges(db: Deps['db'], userId: string): AsyncGenerator<string> {
  return jsonList('cardChanges', exportChanges(db, userId))
}
