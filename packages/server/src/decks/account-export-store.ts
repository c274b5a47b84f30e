import { type AccountExport, finish } from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { DeckRow } from '../db/deck-tables.ts'
import { rowBatches } from '../db/row-batches.ts'
import { marksOf } from './card-store.ts'
import { buildStateOf, commanderColorOf } from './deck-store.ts'
import { organizationOf } from './organization/store.ts'

type ExportedDeck = AccountExport['decks'][number]

/** Rows that one query reads: a few milliseconds. */
const batchSize = 500

/** The decks in batches, oldest first, without what belongs to each. */
export async function* exportDecks(
  db: Db,
  userId: string,
): AsyncGenerator<
  Omit<
    ExportedDeck,
    | 'notes'
    | 'primer'
    | 'cards'
    | 'dismissedSuggestions'
    | 'priorities'
    | 'plannedChanges'
    | 'changes'
  >[]
> {
  const readAfter = (last: Selectable<DeckRow> | undefined) =>
    db
      .selectFrom('decks')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '>', tuple(last?.created_at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(batchSize)
      .execute()
  for await (const rows of rowBatches(batchSize, readAfter)) {
    yield rows.map((row) => ({
      id: row.id,
      name: row.name,
      format: row.format,
      description: row.description,
      commanderId: row.commander_id,
      commanderName: row.commander_name,
      commanderColor: commanderColorOf(row),
      ...buildStateOf(row),
      categories: JSON.parse(row.categories),
      coverId: row.cover_id,
      ...organizationOf(row),
      commanderWithdrawnAt: row.commander_withdrawn_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      version: row.version,
      areChangesRemoved: row.are_changes_removed === 1,
      shareId: row.share_id,
    }))
  }
}

export async function listExportedCards(
  db: Db,
  userId: string,
  deckId: string,
): Promise<ExportedDeck['cards']> {
  const rows = await db
    .selectFrom('deck_cards')
    .innerJoin('decks', 'decks.id', 'deck_cards.deck_id')
    .selectAll('deck_cards')
    .where('decks.user_id', '=', userId)
    .where('deck_cards.deck_id', '=', deckId)
    .orderBy('slot_type')
    .orderBy('card_name')
    .orderBy('scryfall_id')
    .orderBy('finish')
    .execute()
  return rows.map((row) => ({
    scryfallId: row.scryfall_id,
    cardName: row.card_name,
    tcgplayerId: row.tcgplayer_id,
    quantity: row.quantity,
    slotType: row.slot_type,
    finish: finish.parse(row.finish),
    withdrawnAt: row.withdrawn_at,
    addedAt: row.added_at,
    ...marksOf(row),
  }))
}
