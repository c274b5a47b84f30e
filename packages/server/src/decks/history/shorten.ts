import type { Db } from '../../db/database.ts'
import { lockUser } from '../../db/lock-user.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { deleteSomeDeckChanges, listSurplus, updateRemoved } from './removal-store.ts'

/** Versions of a deck after which the user's histories are shortened. */
const versionsPerShortening = 10

export function isShorteningDue(version: number): boolean {
  return version % versionsPerShortening === 1
}

/** Removes the oldest changes of long deck histories. It may stop at any point. */
export async function shortenDeckHistories(db: Db, userId: string): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  for (const { deckId: id, upTo } of await listSurplus(db, userId)) {
    const removeSome = () =>
      db.transaction().execute(async (tx) => {
        if (!(await lockUser(tx, userId))) return 0
        await updateRemoved(tx, { userId, id })
        return deleteSomeDeckChanges(tx, { userId, id }, upTo)
      })
    while (await removeSome()) await yieldToEventLoop()
  }
}
