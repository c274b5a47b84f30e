import type { Db } from './database.ts'

/** What stays true of a user until the transaction that locked them ends. */
export interface LockedUser {
  role: string
  passwordHash: string
}

/**
 * Makes other writers of this user, and of their cards, wait until the transaction ends. Outside of
 * one it only waits for those who are at it. Undefined when the user is gone.
 */
export async function lockUser(db: Db, userId: string): Promise<LockedUser | undefined> {
  return db
    .updateTable('users')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .where('id', '=', userId)
    .where('is_leaving', '=', 0)
    .returning(['role', 'password as passwordHash'])
    .executeTakeFirst()
}

/**
 * The same for who is about to change the user's cards. Answers the revision that this makes of
 * them, which is higher than that of any transaction before; undefined when the user is gone.
 */
export async function lockCards(tx: Db, userId: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('users')
    .set((set) => ({ cards_revision: set('cards_revision', '+', 1) }))
    .where('id', '=', userId)
    .where('is_leaving', '=', 0)
    .returning('cards_revision')
    .executeTakeFirst()
  return row?.cards_revision
}
