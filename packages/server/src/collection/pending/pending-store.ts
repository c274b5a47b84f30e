import type { Selectable } from 'kysely'
import type { CollectionPendingChangeRow } from '../../db/collection-tables.ts'
import type { Db } from '../../db/database.ts'
import type { LeavingRows } from '../import/leaving-rows.ts'

/** The place of a change in the order of its user's changes. */
export interface ChangeKey {
  userId: string
  number: number
}

/** A change that counts, and is not, or not wholly, applied to the collection. */
export interface PendingChange extends ChangeKey {
  leavingRows: LeavingRows | undefined
}

export async function insertStaged(
  tx: Db,
  { userId, number }: ChangeKey,
  stagedAt: string,
): Promise<void> {
  await tx
    .insertInto('collection_pending_changes')
    .values({ user_id: userId, number, staged_at: stagedAt, state: 'staged' })
    .execute()
}

/** From here on it counts. False when it is not staged any more. */
export async function updateCommitted(
  tx: Db,
  { userId, number, leavingRows }: PendingChange,
): Promise<boolean> {
  const leaving_rows = leavingRows ? JSON.stringify(leavingRows) : null
  const updated = await tx
    .updateTable('collection_pending_changes')
    .set({ state: 'committed', leaving_rows })
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('state', '=', 'staged')
    .returning('number')
    .execute()
  return updated.length > 0
}

/** From here on it never counts, unless it does already. */
export async function updateDiscarded(db: Db, { userId, number }: ChangeKey): Promise<void> {
  await db
    .updateTable('collection_pending_changes')
    .set({ state: 'discarded' })
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('state', '=', 'staged')
    .execute()
}

export async function deletePending(tx: Db, { userId, number }: ChangeKey): Promise<void> {
  await tx
    .deleteFrom('collection_pending_changes')
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .execute()
}

/** A user has one at most: everything that changes their cards waits for it. */
export async function findPending(db: Db, userId: string): Promise<PendingChange | undefined> {
  const row = await db
    .selectFrom('collection_pending_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'committed')
    .executeTakeFirst()
  return row && pendingOf(row)
}

/** Users who have one. */
export async function listPendingUsers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('collection_pending_changes')
    .select('user_id')
    .where('state', '=', 'committed')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Of all users: what is discarded, or was staged before an instant and is not committed. */
export async function listLeftOver(db: Db, stagedBefore: string): Promise<ChangeKey[]> {
  return db
    .selectFrom('collection_pending_changes')
    .select(['user_id as userId', 'number'])
    .where('state', '!=', 'committed')
    .where((is) => is.or([is('state', '=', 'discarded'), is('staged_at', '<', stagedBefore)]))
    .execute()
}

function pendingOf(row: Selectable<CollectionPendingChangeRow>): PendingChange {
  return {
    userId: row.user_id,
    number: row.number,
    // Written by updateCommitted.
    leavingRows: row.leaving_rows === null ? undefined : JSON.parse(row.leaving_rows),
  }
}
