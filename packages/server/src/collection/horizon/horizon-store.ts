import { limits } from '@manafolio/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { rowsAtOnce } from '../../db/rows-at-once.ts'

/** How far back the history of a collection goes. */
export interface Horizon {
  /** The number from which on changes are there. */
  from: number
  /** When the newest of those that were removed happened; null while there are all. */
  beginsAt: string | null
}

export async function findHorizon(db: Db, userId: string): Promise<Horizon> {
  const row = await db
    .selectFrom('users')
    .select(['history_from as from', 'history_begins_at as beginsAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ?? { from: 0, beginsAt: null }
}

export async function updateHorizon(tx: Db, userId: string, { from, beginsAt }: Horizon) {
  await tx
    .updateTable('users')
    .set({ history_from: from, history_begins_at: beginsAt })
    .where('id', '=', userId)
    .execute()
}

/** The newest change for which there is no room beside those after it. */
export async function findSurplus(db: Db, userId: string): Promise<number | undefined> {
  const newestFirst = sql`over (order by number desc rows unbounded preceding)`
  const row = await db
    .selectFrom((changes) =>
      changes
        .selectFrom('collection_changes')
        .select([
          'number',
          sql<number>`row_number() ${newestFirst}`.as('place'),
          sql<number>`sum(printings) ${newestFirst}`.as('entries'),
        ])
        .where('user_id', '=', userId)
        .as('placed'),
    )
    .select((select) => select.fn.max('number').as('number'))
    .where('place', '>', 1)
    .where((is) =>
      is.or([
        is('place', '>', limits.collectionChanges),
        is('entries', '>', limits.changedEntries),
      ]),
    )
    .executeTakeFirst()
  return row?.number ?? undefined
}

/** When the latest of the changes up to a number happened. */
export async function findLatest(db: Db, userId: string, number: number): Promise<string | null> {
  const row = await db
    .selectFrom('collection_changes')
    .select((select) => select.fn.max('happened_at').as('latest'))
    .where('user_id', '=', userId)
    .where('number', '<=', number)
    .executeTakeFirst()
  return row?.latest ?? null
}

/** Deletes some of the changes up to a number, which have no entries any more; answers how many. */
export async function deleteSomeChanges(db: Db, userId: string, upTo: number): Promise<number> {
  const some = await db
    .selectFrom('collection_changes')
    .select('number')
    .where('user_id', '=', userId)
    .where('number', '<=', upTo)
    .orderBy('number')
    .limit(rowsAtOnce)
    .execute()
  const last = some.at(-1)
  if (!last) return 0
  await db
    .deleteFrom('collection_changes')
    .where('user_id', '=', userId)
    .where('number', '<=', last.number)
    .execute()
  return some.length
}
