import type { SessionRow } from '../db/account-tables.ts'
import type { Db } from '../db/database.ts'

/** Those of a user that have not expired. */
export function listSessionRows(
  db: Db,
  userId: string,
  now: string,
): Promise<Pick<SessionRow, 'sid' | 'sess' | 'expire'>[]> {
  return db
    .selectFrom('session')
    .select(['sid', 'sess', 'expire'])
    .where('user_id', '=', userId)
    .where('expire', '>', now)
    .execute()
}

export async function isSession(
  db: Db,
  { userId, sid }: { userId: string; sid: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('sid')
    .where('user_id', '=', userId)
    .where('sid', '=', sid)
    .executeTakeFirst()
  return row !== undefined
}

/** False when the user has no such session any more. */
export async function deleteSession(
  db: Db,
  { userId, sid, now }: { userId: string; sid: string; now: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('sid', '=', sid)
    .where('expire', '>', now)
    .returning('sid')
    .execute()
  return deleted.length > 0
}

/** Leaves a user so many sessions: those that end last, which were used last. */
export async function deleteOldestSessions(db: Db, userId: string, left: number): Promise<void> {
  const newest = db
    .selectFrom('session')
    .select('sid')
    .where('user_id', '=', userId)
    .orderBy('expire', 'desc')
    .limit(left)
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('sid', 'not in', newest)
    .execute()
}
