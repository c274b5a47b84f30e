import type { Db } from '../db/database.ts'
import { eventLoopYielder } from '../lib/yield-to-event-loop.ts'
import { deleteDeck, listDecks } from './deck-store.ts'
import { deleteSomeDeckChanges } from './history/removal-store.ts'
import { deleteShareIds } from './sharing/share-store.ts'

const newest = 2 ** 31 - 1

/** Deletes the decks of a user who is being deleted, in short transactions. */
export async function deleteDecks(db: Db, userId: string): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  for (const { id } of await listDecks(db, userId)) {
    while (await deleteSomeDeckChanges(db, { userId, id }, newest)) await yieldToEventLoop()
    await deleteDeck(db, userId, id)
    await yieldToEventLoop()
  }
}

/** Ends all links to a user's decks. */
export function endSharing(tx: Db, userId: string): Promise<void> {
  return deleteShareIds(tx, userId)
}
