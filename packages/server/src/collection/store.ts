import type { CollectionEntry } from '@manafolio/contract'
import { limits } from '@manafolio/contract'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { CollectionRow } from '../db/tables.ts'

/** Newest first. */
export async function listEntries(db: Db, userId: string): Promise<CollectionEntry[]> {
  const rows = await db
    .selectFrom('collection')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(entryOf)
}

export interface Holding {
  scryfallId: string
  quantity: number
}

export async function listHoldings(db: Db, userId: string): Promise<Holding[]> {
  const rows = await db
    .selectFrom('collection')
    .select(['scryfall_id', 'quantity'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => ({ scryfallId: row.scryfall_id, quantity: row.quantity }))
}

export async function countEntries(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collection')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds to an entry, up to the limit. Undefined when there is no such entry. */
export async function increaseEntry(
  db: Db,
  userId: string,
  added: Holding,
): Promise<CollectionEntry | undefined> {
  const sum = sql<number>`quantity + ${added.quantity}`
  const row = await db
    .updateTable('collection')
    .set({
      quantity: sql<number>`case when ${sum} > ${limits.quantityMax} then ${limits.quantityMax} else ${sum} end`,
    })
    .where('user_id', '=', userId)
    .where('scryfall_id', '=', added.scryfallId)
    .returningAll()
    .executeTakeFirst()
  return row && entryOf(row)
}

export async function insertEntry(db: Db, entry: CollectionEntry): Promise<void> {
  await db
    .insertInto('collection')
    .values({
      id: entry.id,
      user_id: entry.userId,
      scryfall_id: entry.scryfallId,
      quantity: entry.quantity,
      added_at: entry.addedAt,
      withdrawn_at: entry.withdrawnAt,
    })
    .execute()
}

/** False when there is no such entry. */
export async function updateEntry(db: Db, userId: string, entry: Holding): Promise<boolean> {
  const updated = await db
    .updateTable('collection')
    .set({ quantity: entry.quantity })
    .where('user_id', '=', userId)
    .where('scryfall_id', '=', entry.scryfallId)
    .returning('id')
    .execute()
  return updated.length > 0
}

/** False when there is no such entry. */
export async function deleteEntry(db: Db, userId: string, scryfallId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('collection')
    .where('user_id', '=', userId)
    .where('scryfall_id', '=', scryfallId)
    .returning('id')
    .execute()
  return deleted.length > 0
}

function entryOf(row: CollectionRow): CollectionEntry {
  return {
    id: row.id,
    userId: row.user_id,
    scryfallId: row.scryfall_id,
    quantity: row.quantity,
    addedAt: row.added_at,
    withdrawnAt: row.withdrawn_at,
  }
}
