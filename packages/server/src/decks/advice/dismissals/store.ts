import type { Db } from '../../../db/database.ts'
import type { OwnDeck } from '../../history/change-store.ts'

/** The oracle ids of a deck's dismissed cards, the oldest dismissal first. */
export async function listDismissals(
  db: Db,
  { userId, id }: OwnDeck,
): Promise<{ oracleId: string; dismissedAt: string }[]> {
  const rows = await db
    .selectFrom('deck_dismissals')
    .innerJoin('decks', 'decks.id', 'deck_dismissals.deck_id')
    .select(['oracle_id', 'dismissed_at'])
    .where('decks.user_id', '=', userId)
    .where('decks.id', '=', id)
    .orderBy('dismissed_at')
    .orderBy('oracle_id')
    .execute()
  return rows.map((row) => ({ oracleId: row.oracle_id, dismissedAt: row.dismissed_at }))
}

/** The deck must be the caller's: rules make sure of it. */
export async function insertDismissal(
  tx: Db,
  deckId: string,
  { oracleId, dismissedAt }: { oracleId: string; dismissedAt: string },
): Promise<void> {
  await tx
    .insertInto('deck_dismissals')
    .values({ deck_id: deckId, oracle_id: oracleId, dismissed_at: dismissedAt })
    .execute()
}

export async function deleteDismissal(
  tx: Db,
  { userId, id }: OwnDeck,
  oracleId: string,
): Promise<void> {
  await tx
    .deleteFrom('deck_dismissals')
    .where('deck_id', 'in', (decks) =>
      decks.selectFrom('decks').select('id').where('user_id', '=', userId).where('id', '=', id),
    )
    .where('oracle_id', '=', oracleId)
    .execute()
}
