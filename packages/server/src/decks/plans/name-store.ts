import type { Db } from '../../db/database.ts'
import { rowsAtOnce } from '../../db/rows-at-once.ts'
import { chunksOf } from '../../lib/chunks.ts'

/** What printings are called in a user's decks, by their ids. */
export async function listNamesInDecks(
  db: Db,
  userId: string,
  scryfallIds: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const ids of chunksOf(scryfallIds, rowsAtOnce)) {
    const rows = await db
      .selectFrom('deck_cards')
      .innerJoin('decks', 'decks.id', 'deck_cards.deck_id')
      .select(['scryfall_id', (select) => select.fn.min('card_name').as('name')])
      .where('decks.user_id', '=', userId)
      .where('scryfall_id', 'in', ids)
      .groupBy('scryfall_id')
      .execute()
    for (const { scryfall_id, name } of rows) names.set(scryfall_id, name)
  }
  return names
}
