import type { Deck } from '@manafolio/contract'
import type { Db } from '../db/database.ts'

interface ImportedFacts {
  commanderWithdrawnAt: string | null
  areChangesRemoved: boolean
}

/** What only an account import knows of a deck that it just made. */
export async function updateImported(
  tx: Db,
  { userId, id }: Pick<Deck, 'userId' | 'id'>,
  { commanderWithdrawnAt, areChangesRemoved }: ImportedFacts,
): Promise<void> {
  await tx
    .updateTable('decks')
    .set({
      commander_withdrawn_at: commanderWithdrawnAt,
      are_changes_removed: areChangesRemoved ? 1 : 0,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
