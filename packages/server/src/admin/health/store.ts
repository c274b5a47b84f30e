import type { Db } from '../../db/database.ts'

export async function countNewUsers(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}
