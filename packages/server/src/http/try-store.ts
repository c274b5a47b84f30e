import { sql } from 'kysely'
import type { TryRow } from '../db/account-tables.ts'
import type { Db } from '../db/database.ts'

/** Those of these keys whose window has not ended. */
export function listTries(db: Db, keys: readonly string[], now: string): Promise<TryRow[]> {
  return db
    .selectFrom('tries')
    .selectAll()
    .where('key', 'in', keys)
    .where('ends_at', '>', now)
    .execute()
}

/** Adds tries to windows, or opens new ones where those have ended; returns what they are now. */
export async function addTries(db: Db, rows: readonly TryRow[], now: string): Promise<TryRow[]> {
  const hasEnded = sql<boolean>`tries.ends_at <= ${now}`
  const inOneOrder = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)) // or they could deadlock
  return db
    .insertInto('tries')
    .values(inOneOrder)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((to) => ({
        tries: sql<number>`case when ${hasEnded} then ${to.ref('excluded.tries')}
          else tries.tries + ${to.ref('excluded.tries')} end`,
        ends_at: sql<string>`case when ${hasEnded} then ${to.ref('excluded.ends_at')}
          else tries.ends_at end`,
      })),
    )
    .returning(['key', 'tries', 'ends_at'])
    .execute()
}

/** Not from a later window, in which they were not counted. */
export async function takeBackTries(db: Db, { key, tries, ends_at }: TryRow): Promise<void> {
  await db
    .updateTable('tries')
    .set((to) => ({ tries: to('tries', '-', tries) }))
    .where('key', '=', key)
    .where('ends_at', '=', ends_at)
    .execute()
}

export async function deleteEndedTries(db: Db, now: string): Promise<void> {
  await db.deleteFrom('tries').where('ends_at', '<=', now).execute()
}
