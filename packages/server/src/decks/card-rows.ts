import {
  cardPlace,
  type DeckCardMarks,
  finish,
  joinedMarks,
  limits,
  noMarks,
} from '@manafolio/contract'
import type { CardRows, HeldCopies, MergedQuantity } from '../cards/changes/card-rows.ts'
import type { Db } from '../db/database.ts'
import { type MarkColumns, markColumnsOf, marksOf } from './card-store.ts'
import { moveCover } from './deck-store.ts'

/** Cards of decks, in all slots. */
export const deckCardRows: CardRows = {
  async listHolders(db, { scryfallId, withdrawn }, { after, limit }) {
    const rows = await db
      .selectFrom('deck_cards')
      .innerJoin('decks', 'decks.id', 'deck_cards.deck_id')
      .select('decks.user_id')
      .distinct()
      .where('deck_cards.scryfall_id', '=', scryfallId)
      .$if(withdrawn === 'yes', (query) => query.where('deck_cards.withdrawn_at', 'is not', null))
      .$if(withdrawn === 'no', (query) => query.where('deck_cards.withdrawn_at', 'is', null))
      .$if(after !== undefined, (query) => query.where('decks.user_id', '>', after ?? ''))
      .orderBy('decks.user_id')
      .limit(limit)
      .execute()
    return rows.map((row) => row.user_id)
  },

  async listHeld(tx, userId, scryfallIds) {
    const rows = await tx
      .selectFrom('deck_cards')
      .innerJoin('decks', 'decks.id', 'deck_cards.deck_id')
      .selectAll('deck_cards')
      .select('decks.name as deck_name')
      .where('decks.user_id', '=', userId)
      .where('deck_cards.scryfall_id', 'in', scryfallIds)
      .orderBy('decks.created_at')
      .orderBy('deck_cards.deck_id')
      .orderBy('deck_cards.slot_type')
      .orderBy('deck_cards.scryfall_id')
      .orderBy('deck_cards.finish')
      .execute()
    return rows.map((row) => ({
      place: cardPlace.parse(row.slot_type),
      finish: finish.parse(row.finish),
      scryfallId: row.scryfall_id,
      quantity: row.quantity,
      withdrawnAt: row.withdrawn_at,
      deck: { id: row.deck_id, name: row.deck_name },
      cardName: row.card_name,
    }))
  },

  async move(tx, userId, { held, to }) {
    const rows = await tx
      .selectFrom('deck_cards')
      .selectAll()
      .where((is) => is.or([is.and(rowOf(held)), is.and(rowOf(held, to))]))
      .where('deck_id', 'in', decksOf(tx, userId))
      .execute()
    const there = rows.find((row) => row.scryfall_id === to)
    const coming = rows.find((row) => row.scryfall_id === held.scryfallId)
    const marks = joinedMarks(marksIn(coming), marksIn(there))
    const now = mergeQuantities(held.quantity, there?.quantity ?? 0)
    await tx
      .deleteFrom('deck_cards')
      .where((is) => is.and(rowOf(held, to)))
      .where('deck_id', 'in', decksOf(tx, userId))
      .execute()
    await tx
      .updateTable('deck_cards')
      .set((set) => ({
        scryfall_id: to,
        quantity: now.after,
        withdrawn_at: null,
        tcgplayer_id: there?.tcgplayer_id ?? set.ref('tcgplayer_id'),
        ...markColumnsOf(marks),
      }))
      .where((is) => is.and(rowOf(held)))
      .where('deck_id', 'in', decksOf(tx, userId))
      .execute()
    await moveCover(tx, { userId, id: held.deck?.id ?? '' }, { from: held.scryfallId, to })
    await raiseVersion(tx, userId, held.deck?.id ?? '')
    return now
  },

  async setWithdrawn(tx, userId, { held, at, isWithdrawn }) {
    await tx
      .updateTable('deck_cards')
      .set({ withdrawn_at: isWithdrawn ? at : null })
      .where((is) => is.and(rowOf(held)))
      .where('deck_id', 'in', decksOf(tx, userId))
      .execute()
    await raiseVersion(tx, userId, held.deck?.id ?? '')
  },
}

function marksIn(row: MarkColumns | undefined): DeckCardMarks {
  return row ? marksOf(row) : noMarks
}

/** The key of the row, or of the one with another id in the same part of the same deck. */
function rowOf(held: HeldCopies, scryfallId = held.scryfallId) {
  return {
    deck_id: held.deck?.id ?? '',
    slot_type: held.place,
    finish: held.finish ?? 'nonfoil',
    scryfall_id: scryfallId,
  }
}

function decksOf(tx: Db, userId: string) {
  return tx.selectFrom('decks').select('id').where('user_id', '=', userId)
}

/** Copies that join others stay within what a deck may have of one printing. */
function mergeQuantities(coming: number, there: number): MergedQuantity {
  return { there, after: Math.min(there + coming, limits.quantityMax) }
}

/** Lets open editors notice that the deck has changed. The user's row must be locked. */
export async function raiseVersion(tx: Db, userId: string, deckId: string): Promise<void> {
  await tx
    .updateTable('decks')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', deckId)
    .execute()
}
