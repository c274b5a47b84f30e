import { type AccountExport, cardPlace, migrationStrategy } from '@manafolio/contract'
import type { CardChangeRow } from '../../db/card-tables.ts'
import type { Db } from '../../db/database.ts'
import { rowBatches } from '../../db/row-batches.ts'

/** Rows that one query reads: a few milliseconds. */
const batchSize = 500

/** What changes of card ids did to the user's cards, in batches, oldest first. */
export async function* exportChanges(
  db: Db,
  userId: string,
): AsyncGenerator<AccountExport['cardChanges']> {
  const readAfter = (last: CardChangeRow | undefined) =>
    db
      .selectFrom('card_changes')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('happened_at', 'id'), '>', tuple(last?.happened_at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('happened_at')
      .orderBy('id')
      .limit(batchSize)
      .execute()
  for await (const rows of rowBatches(batchSize, readAfter)) {
    yield rows.map((row) => ({
      id: row.id,
      strategy: migrationStrategy.parse(row.strategy),
      place: cardPlace.parse(row.place),
      deckId: row.deck_id,
      deckName: row.deck_name,
      oldScryfallId: row.old_scryfall_id,
      newScryfallId: row.new_scryfall_id,
      cardName: row.card_name,
      copies: row.quantity,
      copiesThere: row.quantity_there,
      copiesAfter: row.quantity_after,
      happenedAt: row.happened_at,
      seen: row.seen_at !== null,
    }))
  }
}
