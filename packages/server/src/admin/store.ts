import { type ListedUser, role } from '@manafolio/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { leavingUsers } from '../db/leaving-users.ts'
import type { Tables } from '../db/tables.ts'
import { searchCondition } from './search-condition.ts'

/** Some of the users that match a search, the newest first; all match an empty one. */
export async function listMatches(
  db: Db,
  search: string,
  { limit, skipped }: { limit: number; skipped: number },
): Promise<ListedUser[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'role', 'created_at', 'email_verified_at'])
    // What is skipped is read in the index only. Not as a join: SQLite would begin it with everybody.
    .where('id', 'in', (query) =>
      query
        .selectFrom('users')
        .select('id')
        .where(matches(search))
        .where('id', 'not in', leavingUsers(db))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skipped),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: role.parse(row.role),
    createdAt: row.created_at,
    emailVerifiedAt: row.email_verified_at,
  }))
}

export async function countMatches(db: Db, search: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(matches(search))
    .where('id', 'not in', leavingUsers(db))
    // Everybody. Said so that SQLite reads the index, which is a quarter of the table.
    .where('created_at', '>', '0001-01-01T00:00:00.000Z')
    .executeTakeFirstOrThrow()
  return count
}

export async function countUsers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('id', 'not in', leavingUsers(db))
    .executeTakeFirstOrThrow()
  return count
}

function matches(search: string) {
  return ({ ref }: ExpressionBuilder<Tables, 'users'>) =>
    search === '' ? sql<boolean>`true` : searchCondition(ref('search_text'), search)
}
