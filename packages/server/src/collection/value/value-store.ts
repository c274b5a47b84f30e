import { bulkInsert } from '../../db/bulk-insert.ts'
import type { Db } from '../../db/database.ts'
import type { DayRange } from '../../lib/day-range.ts'
import type { Valuation } from '../held.ts'

/** What a collection was worth by the prices of a day, yyyy-mm-dd. */
export interface DayValuation extends Valuation {
  day: string
}

/** What was recorded of days in a range, the oldest first. */
export async function listValues(
  db: Db,
  userId: string,
  { from, to }: DayRange,
): Promise<DayValuation[]> {
  const rows = await db
    .selectFrom('collection_values')
    .select(['day', 'cents', 'copies', 'priced_copies'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
  return rows.map(({ priced_copies: pricedCopies, ...row }) => ({ ...row, pricedCopies }))
}

/** A user, and which revision of the cards was recorded for a day; null for none. */
export interface UserOnDay {
  userId: string
  revision: number
  recorded: number | null
}

/** So many users in the order of their ids, from the first or from after one on. */
export async function listUsersOnDay(
  db: Db,
  day: string,
  { after, count }: { after: string | undefined; count: number },
): Promise<UserOnDay[]> {
  return db
    .selectFrom((some) =>
      some
        .selectFrom('users')
        .select(['id', 'cards_revision'])
        .$if(after !== undefined, (users) => users.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(count)
        .as('page'),
    )
    .leftJoin('collection_values as recorded', (join) =>
      join.onRef('recorded.user_id', '=', 'page.id').on('recorded.day', '=', day),
    )
    .select([
      'page.id as userId',
      'page.cards_revision as revision',
      'recorded.revision as recorded',
    ])
    .orderBy('page.id')
    .execute()
}

/** Those of some users who own something, or of whom something was recorded once. */
export async function findCollectors(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('collection').select('id').whereRef('user_id', '=', 'users.id')),
        exists(selectFrom('collection_values').select('day').whereRef('user_id', '=', 'users.id')),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface NewValue extends DayValuation {
  userId: string
  /** The user's cards_revision that it was made from, or one before that. */
  revision: number
}

/** Replaces what was made from older cards, and leaves what was made from newer ones. */
export async function upsertValue(
  db: Db,
  { userId, day, revision, cents, copies, pricedCopies }: NewValue,
): Promise<void> {
  await db
    .insertInto('collection_values')
    .columns(['user_id', 'day', 'revision', 'cents', 'copies', 'priced_copies'])
    // Nothing for a user who is gone by now.
    .expression((users) =>
      users
        .selectFrom('users')
        .select(({ val }) => [
          'id',
          val(day).as('day'),
          val(revision).as('revision'),
          val(cents).as('cents'),
          val(copies).as('copies'),
          val(pricedCopies).as('priced_copies'),
        ])
        .where('id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ revision, cents, copies, priced_copies: pricedCopies })
        .where('collection_values.revision', '<=', revision),
    )
    .execute()
}

/** Values from another account, of days of which this one has none. */
export async function insertPastValues(
  tx: Db,
  userId: string,
  values: readonly DayValuation[],
): Promise<void> {
  const rows = values.map(({ day, cents, copies, pricedCopies }) => ({
    ...{ user_id: userId, day, revision: 0 },
    ...{ cents, copies, priced_copies: pricedCopies },
  }))
  await bulkInsert(tx, 'collection_values', rows).execute()
}
