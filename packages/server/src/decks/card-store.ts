import {
  type DeckCard,
  type DeckCardMarks,
  type DeckSlot,
  deckRole,
  finish,
  slotType,
} from '@manafolio/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { DeckCardRow } from '../db/deck-tables.ts'
import { rowsAtOnce } from '../db/rows-at-once.ts'
import { chunksOf } from '../lib/chunks.ts'
import { inOrder } from './card-order.ts'

/** The main deck, the sideboard, then what is considered, each by name. */
export async function listDeckCards(db: Db, userId: string, deckId: string): Promise<DeckCard[]> {
  const rows = await db
    .selectFrom('deck_cards')
    .innerJoin('decks', 'decks.id', 'deck_cards.deck_id')
    .selectAll('deck_cards')
    .where('decks.user_id', '=', userId)
    .where('decks.id', '=', deckId)
    .execute()
  return inOrder(rows.map(cardOf))
}

/** Copies of a deck, as far as its value depends on them. */
export type Copies = Pick<DeckCard, 'scryfallId' | 'quantity' | 'slotType' | 'finish' | 'role'>

const [fieldEnd, rowEnd] = ['\t', '\n'] // no id of a card has control characters

/**
 * The copies in decks that count, by the ids of the decks; one without cards is not among them. A
 * deck comes as one row of text: rows are what takes the time.
 */
export async function listCopies(
  db: Db,
  userId: string,
  deckIds: readonly string[],
): Promise<Map<string, Copies[]>> {
  const copies = new Map<string, Copies[]>()
  for (const ids of chunksOf(deckIds, rowsAtOnce)) {
    const role = sql`coalesce(role, '')`
    const fields = [sql.ref('slot_type'), sql.ref('finish'), role, sql.ref('scryfall_id')]
    const line = sql`quantity || ${fieldEnd} || ${sql.join(fields, sql` || ${fieldEnd} || `)}`
    const rows = await db
      .selectFrom('deck_cards')
      .innerJoin('decks', 'decks.id', 'deck_cards.deck_id')
      .select('deck_id')
      .select(sql<string>`string_agg(${line}, ${rowEnd})`.as('lines'))
      .where('decks.user_id', '=', userId)
      .where('deck_id', 'in', ids)
      .where('slot_type', '!=', 'considering')
      .groupBy('deck_id')
      .execute()
    for (const { deck_id, lines } of rows) copies.set(deck_id, lines.split(rowEnd).map(copiesIn))
  }
  return copies
}

function copiesIn(line: string): Copies {
  const [quantity = '', slot, finish, role, scryfallId = ''] = line.split(fieldEnd)
  // Thousands of rows: parsing each by the schema would take longer than reading them.
  return {
    scryfallId,
    quantity: Number(quantity),
    slotType: slot === 'side' ? 'side' : 'main',
    finish: finish === 'foil' || finish === 'etched' ? finish : 'nonfoil',
    role: role ? deckRole.parse(role) : null,
  }
}

/** The deck must be the caller's: rules make sure of it. */
export async function upsertDeckCards(db: Db, cards: readonly DeckCard[]): Promise<void> {
  for (const chunk of chunksOf(cards, rowsAtOnce)) {
    await db
      .insertInto('deck_cards')
      .values(chunk.map(rowOf))
      .onConflict((conflict) =>
        conflict.columns(['deck_id', 'scryfall_id', 'slot_type', 'finish']).doUpdateSet({
          card_name: sql.ref('excluded.card_name'),
          tcgplayer_id: sql.ref('excluded.tcgplayer_id'),
          quantity: sql.ref('excluded.quantity'),
          withdrawn_at: sql.ref('excluded.withdrawn_at'),
          added_at: sql.ref('excluded.added_at'),
          role: sql.ref('excluded.role'),
          is_locked: sql.ref('excluded.is_locked'),
          categories: sql.ref('excluded.categories'),
          note: sql.ref('excluded.note'),
        }),
      )
      .execute()
  }
}

export async function deleteDeckCards(
  db: Db,
  { userId, deckId }: { userId: string; deckId: string },
  slots: readonly DeckSlot[],
): Promise<void> {
  for (const chunk of chunksOf(slots, rowsAtOnce)) {
    await db
      .deleteFrom('deck_cards')
      .where('deck_id', 'in', (decks) =>
        decks
          .selectFrom('decks')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', '=', deckId),
      )
      .where((is) =>
        is.or(
          chunk.map(({ scryfallId, slotType, finish }) =>
            is.and({ scryfall_id: scryfallId, slot_type: slotType, finish }),
          ),
        ),
      )
      .execute()
  }
}

function rowOf(card: DeckCard): Insertable<DeckCardRow> {
  return {
    deck_id: card.deckId,
    scryfall_id: card.scryfallId,
    card_name: card.cardName,
    tcgplayer_id: card.tcgplayerId,
    quantity: card.quantity,
    slot_type: card.slotType,
    finish: card.finish,
    withdrawn_at: card.withdrawnAt,
    added_at: card.addedAt,
    ...markColumnsOf(card),
  }
}

function cardOf(row: Selectable<DeckCardRow>): DeckCard {
  return {
    deckId: row.deck_id,
    scryfallId: row.scryfall_id,
    cardName: row.card_name,
    tcgplayerId: row.tcgplayer_id,
    quantity: row.quantity,
    slotType: slotType.parse(row.slot_type),
    finish: finish.parse(row.finish),
    withdrawnAt: row.withdrawn_at,
    addedAt: row.added_at,
    ...marksOf(row),
  }
}

export type MarkColumns = Pick<
  Selectable<DeckCardRow>,
  'role' | 'is_locked' | 'categories' | 'note'
>

export function markColumnsOf({ role, isLocked, categories, note }: DeckCardMarks): MarkColumns {
  return { role, is_locked: isLocked ? 1 : 0, categories: JSON.stringify(categories), note }
}

export function marksOf({ role, is_locked, categories, note }: MarkColumns): DeckCardMarks {
  return {
    role: role === null ? null : deckRole.parse(role),
    isLocked: is_locked === 1,
    categories: JSON.parse(categories), // as markColumnsOf wrote them
    note,
  }
}
