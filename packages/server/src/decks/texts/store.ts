import { type DeckTexts, noTexts } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../change.ts'
import type { OwnDeck } from '../history/change-store.ts'

export async function findDeckTexts(db: Db, { userId, id }: OwnDeck): Promise<DeckTexts> {
  const row = await db
    .selectFrom('deck_texts')
    .innerJoin('decks', 'decks.id', 'deck_texts.deck_id')
    .select(['notes', 'primer'])
    .where('decks.user_id', '=', userId)
    .where('deck_id', '=', id)
    .executeTakeFirst()
  return row ?? noTexts
}

/** The deck must be the caller's: rules make sure of it. */
export async function upsertDeckTexts(tx: Tx, deckId: string, texts: DeckTexts): Promise<void> {
  await tx
    .insertInto('deck_texts')
    .values({ deck_id: deckId, ...texts })
    .onConflict((conflict) => conflict.column('deck_id').doUpdateSet(texts))
    .execute()
}
