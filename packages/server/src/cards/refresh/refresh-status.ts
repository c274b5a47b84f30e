import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { findRefreshState, type RefreshState } from './store.ts'

/** What the states of the sources of card data are stored under. */
export const sourceNames = { file: 'file', service: 'card-data service' } as const

/** Null where card data is not refreshed. */
export function sourceNameOf({
  cardBulkFile,
  refreshesCards,
}: Pick<Config, 'cardBulkFile' | 'refreshesCards'>): string | null {
  if (cardBulkFile) return sourceNames.file
  return refreshesCards ? sourceNames.service : null
}

/** How the last attempt to refresh the card data went; undefined before the first one. */
export async function refreshStatus(db: Db, source: string): Promise<RefreshState | undefined> {
  return findRefreshState(db, source)
}
