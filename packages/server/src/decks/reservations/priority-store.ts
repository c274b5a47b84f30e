import type { Db } from '../../db/database.ts'

/** A deck gets copies of a card first, by one of the card's printings. */
export interface Priority {
  deckId: string
  scryfallId: string
  chosenAt: string
}

/** Of all decks of a user or of one, the oldest choice first. */
export async function listPriorities(
  db: Db,
  { userId, deckId }: { userId: string; deckId?: string },
): Promise<Priority[]> {
  const rows = await db
    .selectFrom('deck_priorities')
    .innerJoin('decks', 'decks.id', 'deck_priorities.deck_id')
    .select(['deck_id', 'scryfall_id', 'chosen_at'])
    .where('decks.user_id', '=', userId)
    .$if(deckId !== undefined, (query) => query.where('decks.id', '=', deckId ?? ''))
    .orderBy('chosen_at')
    .orderBy('deck_id')
    .orderBy('scryfall_id')
    .execute()
  return rows.map((row) => ({
    deckId: row.deck_id,
    scryfallId: row.scryfall_id,
    chosenAt: row.chosen_at,
  }))
}

/** The deck must be the caller's: rules make sure of it. */
export async function insertPriority(tx: Db, priority: Priority): Promise<void> {
  await tx
    .insertInto('deck_priorities')
    .values({
      deck_id: priority.deckId,
      scryfall_id: priority.scryfallId,
      chosen_at: priority.chosenAt,
    })
    .execute()
}

export async function deletePriority(
  tx: Db,
  userId: string,
  { deckId, scryfallId }: Pick<Priority, 'deckId' | 'scryfallId'>,
): Promise<void> {
  await tx
    .deleteFrom('deck_priorities')
    .where('deck_id', 'in', (decks) =>
      decks.selectFrom('decks').select('id').where('user_id', '=', userId).where('id', '=', deckId),
    )
    .where('scryfall_id', '=', scryfallId)
    .execute()
}
