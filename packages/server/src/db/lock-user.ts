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
    .returning(['role', 'password as passwordHash'])
    .executeTakeFirst()
}
