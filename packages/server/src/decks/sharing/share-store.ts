import type { Deck } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { deckOf } from '../deck-store.ts'

/** What links are made of: 16 random bytes as text. */
const shareIdShape = /^[\w-]{22}$/

/** Whosever it is: who has the link may see the deck. */
export async function findSharedDeck(db: Db, shareId: string): Promise<Deck | undefined> {
  if (!shareIdShape.test(shareId)) return undefined // PostgreSQL takes not every text
  const row = await db
    .selectFrom('decks')
    .selectAll()
    .where('share_id', '=', shareId)
    .executeTakeFirst()
  return row && deckOf(row)
}

/** Ends all links to a user's decks. */
export async function deleteShareIds(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('decks')
    .set({ share_id: null })
    .where('user_id', '=', userId)
    .where('share_id', 'is not', null)
    .execute()
}

export async function updateShareId(
  tx: Db,
  { userId, id }: Pick<Deck, 'userId' | 'id'>,
  shareId: string | null,
): Promise<void> {
  await tx
    .updateTable('decks')
    .set({ share_id: shareId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
