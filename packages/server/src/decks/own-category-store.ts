import type { DeckCategory } from '@manafolio/contract'
import type { Db } from '../db/database.ts'

/** The categories with which a user's new decks begin; they are one of the settings of the account. */
export async function listOwnCategories(db: Db, userId: string): Promise<DeckCategory[]> {
  const row = await db
    .selectFrom('user_settings')
    .select('deck_categories')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.deck_categories ? JSON.parse(row.deck_categories) : [] // as the settings wrote them
}
