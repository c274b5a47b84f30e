import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { cardRows } from '../card-rows.ts'
import { applyMigrations } from '../cards/changes/rules.ts'
import type { IdMigration } from '../cards/service/migrations.ts'
import type { Db } from '../db/database.ts'
import type { TestApp } from './test-app.ts'

type Facts = Partial<Pick<IdMigration, 'id' | 'performedAt' | 'card'>>

/** The service made one card of two. */
export function merge(oldScryfallId: string, newScryfallId: string, facts: Facts = {}) {
  return { ...migration(oldScryfallId, facts), strategy: 'merge' as const, newScryfallId }
}

/** The service removed a card. */
export function removal(oldScryfallId: string, facts: Facts = {}) {
  return { ...migration(oldScryfallId, facts), strategy: 'delete' as const, newScryfallId: null }
}

function migration(oldScryfallId: string, facts: Facts) {
  return { id: randomUUID(), performedAt: '2026-08-14', note: null, oldScryfallId, ...facts }
}

let made = 0

/** An id that no other test has; the catalogue does not know it. */
export function freshId(name: string): string {
  return `${name}-${++made}`
}

/** What applying needs; with other ids in the catalogue than the sample's, if wanted. */
export function needsOf({ database: { db }, clock, catalogue }: TestApp, known?: string[]) {
  const current = () => {
    const { printingById, ...rest } = catalogue.current()
    return { ...rest, printingById: known ? new Map(known.map((id) => [id, 0])) : printingById }
  }
  return {
    db,
    clock,
    cardRows,
    log: pino({ level: 'silent' }),
    catalogue: { ...catalogue, current },
  }
}

export function apply(app: TestApp, migrations: IdMigration[], known?: string[]) {
  return applyMigrations(needsOf(app, known), migrations)
}

/** Puts an entry there as an old version of the server would: under the old id, without a record of the change. */
export async function insertEntry(
  db: Db,
  userId: string,
  entry: { scryfallId: string; quantity: number; addedAt?: string; variants?: string },
): Promise<void> {
  const { scryfallId, quantity, variants, addedAt = '2026-08-01T00:00:00.000Z' } = entry
  const values = { id: randomUUID(), user_id: userId, scryfall_id: scryfallId, quantity }
  await db
    .insertInto('collection')
    .values({ ...values, added_at: addedAt, ...(variants && { variants }) })
    .execute()
}

export interface TestDeck {
  name?: string
  commander?: string
  /** Quantities by id. */
  main?: Record<string, number>
  side?: Record<string, number>
}

/** A deck of a user; answers its id. */
export async function insertDeck(db: Db, userId: string, deck: TestDeck): Promise<string> {
  const id = randomUUID()
  const now = '2026-08-01T00:00:00.000Z'
  await db
    .insertInto('decks')
    .values({
      id,
      user_id: userId,
      name: deck.name ?? 'Burn',
      format: 'modern',
      commander_id: deck.commander ?? null,
      commander_name: deck.commander ? 'Krenko, Mob Boss' : null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  for (const slot of ['main', 'side'] as const) {
    for (const [scryfallId, quantity] of Object.entries(deck[slot] ?? {})) {
      const card = { scryfall_id: scryfallId, card_name: 'Goblin Guide', quantity }
      await db
        .insertInto('deck_cards')
        .values({ deck_id: id, slot_type: slot, ...card })
        .execute()
    }
  }
  return id
}

/** What the deck has now: `main new 3`, sorted, with an asterisk when it is marked as withdrawn. */
export async function deckLines(db: Db, deckId: string): Promise<string[]> {
  const deck = await db
    .selectFrom('decks')
    .selectAll()
    .where('id', '=', deckId)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('deck_cards').selectAll().where('deck_id', '=', deckId).execute()
  const mark = (withdrawnAt: string | null) => (withdrawnAt === null ? '' : ' *')
  const commander =
    deck.commander_id === null
      ? []
      : [`commander ${deck.commander_id}${mark(deck.commander_withdrawn_at)}`]
  const cards = rows.map(
    (row) => `${row.slot_type} ${row.scryfall_id} ${row.quantity}${mark(row.withdrawn_at)}`,
  )
  return [...commander, ...cards.sort()]
}
