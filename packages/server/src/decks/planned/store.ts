import { type PlannedChange, plannedCopies } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import type { OwnDeck } from '../history/change-store.ts'

/** The planned changes of a deck as they are stored, the oldest first. */
export async function listPlannedChanges(
  db: Db,
  { userId, id }: OwnDeck,
): Promise<PlannedChange[]> {
  const rows = await db
    .selectFrom('deck_planned_changes')
    .innerJoin('decks', 'decks.id', 'deck_planned_changes.deck_id')
    .selectAll('deck_planned_changes')
    .where('decks.user_id', '=', userId)
    .where('decks.id', '=', id)
    .orderBy('deck_planned_changes.created_at')
    .orderBy('deck_planned_changes.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    removed: copiesIn(row.removed),
    added: copiesIn(row.added),
    reason: row.reason,
    createdAt: row.created_at,
  }))
}

/** The deck must be the caller's: rules make sure of it. One that is there already stays as it is. */
export async function insertPlannedChange(
  tx: Db,
  deckId: string,
  { id, removed, added, reason, createdAt }: PlannedChange,
): Promise<void> {
  await tx
    .insertInto('deck_planned_changes')
    .values({
      deck_id: deckId,
      id,
      removed: textOf(removed),
      added: textOf(added),
      reason,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.columns(['deck_id', 'id']).doNothing())
    .execute()
}

export async function updatePlannedChange(
  tx: Db,
  { userId, id: deckId }: OwnDeck,
  { id, removed, added, reason }: PlannedChange,
): Promise<void> {
  await tx
    .updateTable('deck_planned_changes')
    .set({ removed: textOf(removed), added: textOf(added), reason })
    .where('deck_id', 'in', (decks) =>
      decks.selectFrom('decks').select('id').where('user_id', '=', userId).where('id', '=', deckId),
    )
    .where('id', '=', id)
    .execute()
}

export async function deletePlannedChanges(
  tx: Db,
  { userId, id: deckId }: OwnDeck,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('deck_planned_changes')
    .where('deck_id', 'in', (decks) =>
      decks.selectFrom('decks').select('id').where('user_id', '=', userId).where('id', '=', deckId),
    )
    .where('id', 'in', ids)
    .execute()
}

function copiesIn(text: string | null): PlannedChange['removed'] {
  return text === null ? null : plannedCopies.parse(JSON.parse(text))
}

function textOf(copies: PlannedChange['removed']): string | null {
  return copies && JSON.stringify(plannedCopies.parse(copies))
}
