import { randomUUID } from 'node:crypto'
import { bulkInsert } from '../db/bulk-insert.ts'
import type { Db } from '../db/database.ts'

/**
 * Puts card-0, card-1 and so on into a user's collection, past the rules, which would take minutes.
 */
export function fillCollection(db: Db, userId: string, printings: number): Promise<void> {
  const entries = Array.from({ length: printings }, (_, i) => ({
    scryfall_id: `card-${i}`,
    quantity: 1,
    added_at: '2026-08-01T00:00:00.000Z',
  }))
  return insertEntries(db, userId, entries)
}

/** What some entries say of their copies; most have none. */
const variants = ['[]', '[]', '[]', '[["foil","NM","en",1]]', '[["nonfoil","LP","de",1]]']

/** The same with printings that there are, one added each hour, some of them in several kinds. */
export function fillWithPrintings(
  db: Db,
  userId: string,
  scryfallIds: readonly string[],
): Promise<void> {
  const entries = scryfallIds.map((scryfallId, i) => ({
    scryfall_id: scryfallId,
    quantity: 1 + ((i * 7) % 9),
    variants: variants[i % variants.length] ?? '[]',
    added_at: new Date(Date.UTC(2024, 0, 1) + i * 3_600_000).toISOString(),
  }))
  return insertEntries(db, userId, entries)
}

interface Entry {
  scryfall_id: string
  quantity: number
  variants?: string
  added_at: string
}

async function insertEntries(db: Db, userId: string, entries: readonly Entry[]): Promise<void> {
  const rows = entries.map((entry) => ({
    id: randomUUID(),
    user_id: userId,
    variants: '[]',
    ...entry,
  }))
  await bulkInsert(db, 'collection', rows).execute()
}
