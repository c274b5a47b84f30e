import type { Db } from '../../db/database.ts'

/** Tells whoever has the deck open that it is another now. The user's row must be locked. */
export async function raiseVersion(tx: Db, userId: string, deckId: string): Promise<void> {
  await tx
    .updateTable('decks')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', deckId)
    .execute()
}
