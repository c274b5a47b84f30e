import { randomUUID } from 'node:crypto'
import type { Card } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { presentCards } from '@manafolio/server/src/cards/present.ts'
import type { Db } from '@manafolio/server/src/db/database.ts'
import type { DeckCardRow } from '@manafolio/server/src/db/deck-tables.ts'
import { rowsAtOnce } from '@manafolio/server/src/db/rows-at-once.ts'
import { chunksOf } from '@manafolio/server/src/lib/chunks.ts'
import type { Insertable } from 'kysely'
import { searchCards } from './request.ts'

export interface DeckWorld {
  /** A deck of the list. */
  usual: string
  /** Decks by number of cards, all of them different. */
  bySize: Record<60 | 100 | 250, string>
  /** A card of the deck of 250. */
  card: Card
}

const [decks, printingsEach, doubled] = [200, 80, 20]
const sizes = [60, 100, 250] as const

/** Cards that people play, one printing each. */
export function playedCards(catalogue: Catalogue): Card[] {
  const { printings } = searchCards(catalogue, 'f:commander order:edhrec -t:basic', {
    pageSize: 12_000,
  })
  const byName = new Map(presentCards(catalogue, printings).map((card) => [card.name, card]))
  return [...byName.values()]
}

/**
 * Creates 200 decks of 100 cards for a user, 80 printings in each, and a few of other sizes.
 */
export async function fillWithDecks(
  db: Db,
  userId: string,
  cards: readonly Card[],
): Promise<DeckWorld> {
  const listed = Array.from({ length: decks }, (_, at) =>
    deckOf(cards, { at, rows: printingsEach, copiesOf: (row) => (row < doubled ? 2 : 1) }),
  )
  const sized = sizes.map((rows) => deckOf(cards, { at: 0, rows, copiesOf: () => 1 }))
  await insert(db, userId, [...listed, ...sized])
  const [sixty, hundred, most] = sized.map(({ id }) => id)
  const [card] = cards
  if (!sixty || !hundred || !most || !card)
    throw new Error('there are no cards to build decks from')
  const usual = listed.at(-1)?.id ?? ''
  return { usual, bySize: { 60: sixty, 100: hundred, 250: most }, card }
}

interface Recipe {
  at: number
  rows: number
  copiesOf: (row: number) => number
}

/** A run of the cards that starts elsewhere in each deck; most of them are in the main deck. */
function deckOf(cards: readonly Card[], { at, rows, copiesOf }: Recipe) {
  const id = randomUUID()
  const contents = Array.from({ length: rows }, (_, row): Insertable<DeckCardRow> => {
    const card = cards[(at * 61 + row) % cards.length]
    if (!card) throw new Error('there are no cards to build decks from')
    return {
      deck_id: id,
      scryfall_id: card.id,
      card_name: card.name,
      tcgplayer_id: card.tcgplayerId,
      quantity: copiesOf(row),
      withdrawn_at: null,
      role: null,
      is_locked: 0,
      slot_type: row % 10 === 9 ? 'side' : 'main',
    }
  })
  return { id, contents }
}

async function insert(db: Db, userId: string, all: readonly ReturnType<typeof deckOf>[]) {
  const rows = all.map(({ id }, at) => {
    const time = new Date(Date.UTC(2026, 0, 1) + at * 3_600_000).toISOString()
    return {
      id,
      user_id: userId,
      name: `Deck ${at + 1}`,
      format: 'modern',
      description: null,
      commander_id: null,
      commander_name: null,
      commander_withdrawn_at: null,
      created_at: time,
      updated_at: time,
    }
  })
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('decks').values(rows).execute()
    for (const some of chunksOf(
      all.flatMap(({ contents }) => contents),
      rowsAtOnce,
    )) {
      await tx.insertInto('deck_cards').values(some).execute()
    }
  })
}
