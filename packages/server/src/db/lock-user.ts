import type { Db } from './database.ts'

/**
 * Makes other writers to this user's cards wait until the transaction ends. False when the user is
 * gone.
 */
export async function lockUser(tx: Db, userId: string): Promise<boolean> {
  const locked = await tx
    .updateTable('users')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .where('id', '=', userId)
    .returning('id')
    .execute()
  return locked.length > 0
}
