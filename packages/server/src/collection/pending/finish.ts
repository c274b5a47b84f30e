import type { Deps } from '../../deps.ts'
import { applyPending } from './apply.ts'
import { discardStaged } from './discard.ts'
import { listLeftOver, listPendingUsers } from './pending-store.ts'

/** A server that is still writing a change after that long is not writing it any more. */
const brokenOffAfterMs = 60 * 60_000

/** Finishes or removes what processes that ended in the middle of large changes left. */
export async function finishChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const userId of await listPendingUsers(db)) await applyPending(db, userId)
  const before = new Date(clock.now().getTime() - brokenOffAfterMs).toISOString()
  for (const change of await listLeftOver(db, before)) await discardStaged(db, change)
}
