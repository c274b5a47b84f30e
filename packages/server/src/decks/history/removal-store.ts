import { limits } from '@manafolio/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { OwnDeck } from './change-store.ts'

export async function areChangesRemoved(db: Db, { userId, id }: OwnDeck): Promise<boolean> {
  const row = await db
    .selectFrom('decks')
    .select('are_changes_removed')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.are_changes_removed === 1
}

/** Changes of a deck up to a version. */
export interface OldChanges {
  deckId: string
  upTo: number
}

/** Those for which there is no room beside newer ones, of their deck or of all of the user's. */
export async function listSurplus(db: Db, userId: string): Promise<OldChanges[]> {
  const rows = await db
    .with('own', (own) =>
      own
        .selectFrom('deck_changes')
        .innerJoin('decks', 'decks.id', 'deck_changes.deck_id')
        .select(['deck_id', 'deck_changes.version', 'happened_at', 'size'])
        .where('decks.user_id', '=', userId),
    )
    .selectFrom((placed) =>
      placed
        .selectFrom('own')
        .select(['deck_id', 'version'])
        .select([
          sql<number>`row_number() over (partition by deck_id order by version desc)`.as('place'),
          sql<number>`row_number() over ${newestFirst}`.as('placeOfAll'),
          sql<number>`sum(size) over ${newestFirst}`.as('bytes'),
        ])
        .as('placed'),
    )
    .select((select) => ['deck_id as deckId', select.fn.max('version').as('upTo')])
    .where((is) =>
      is.or([
        is('place', '>', limits.deckChanges),
        is('placeOfAll', '>', limits.allDeckChanges),
        is('bytes', '>', limits.allDeckChangesBytes),
      ]),
    )
    .groupBy('deck_id')
    .execute()
  return rows
}

const newestFirst = sql`(order by happened_at desc, deck_id, version desc rows unbounded preceding)`

export async function updateRemoved(tx: Db, { userId, id }: OwnDeck): Promise<void> {
  await tx
    .updateTable('decks')
    .set({ are_changes_removed: 1 })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** The JSON of each may be as long as the deck. */
const changesAtOnce = 100

/** Deletes the oldest of a deck's changes up to a version; answers how many. */
export async function deleteSomeDeckChanges(
  tx: Db,
  { userId, id }: OwnDeck,
  upTo: number,
): Promise<number> {
  const some = await tx
    .selectFrom('deck_changes')
    .innerJoin('decks', 'decks.id', 'deck_changes.deck_id')
    .select('deck_changes.version as version')
    .where('decks.user_id', '=', userId)
    .where('deck_id', '=', id)
    .where('deck_changes.version', '<=', upTo)
    .orderBy('deck_changes.version')
    .limit(changesAtOnce)
    .execute()
  const last = some.at(-1)
  if (!last) return 0
  await tx
    .deleteFrom('deck_changes')
    .where('deck_id', '=', id)
    .where('version', '<=', last.version)
    .execute()
  return some.length
}
