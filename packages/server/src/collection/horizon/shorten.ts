import type { Db } from '../../db/database.ts'
import { lockUser } from '../../db/lock-user.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { deleteSomeEdits, lowestNumber } from '../edit-store.ts'
import {
  deleteSomeChanges,
  findHorizon,
  findLatest,
  findSurplus,
  updateHorizon,
} from './horizon-store.ts'

/**
 * Removes the oldest changes of a long history. Nobody sees them any more from the first moment;
 * what an interruption leaves of them is removed with the next ones.
 */
export async function shortenHistory(db: Db, userId: string): Promise<void> {
  const surplus = await findSurplus(db, userId)
  if (surplus === undefined) return
  await moveHorizon(db, userId, surplus)
  const yieldToEventLoop = eventLoopYielder()
  const removed = { from: lowestNumber, to: surplus }
  while (await deleteSomeEdits(db, userId, removed)) await yieldToEventLoop()
  while (await deleteSomeChanges(db, userId, surplus)) await yieldToEventLoop()
}

function moveHorizon(db: Db, userId: string, surplus: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) return
    const { from, beginsAt } = await findHorizon(tx, userId)
    if (from > surplus) return
    const latest = await findLatest(tx, userId, surplus)
    const isLater = beginsAt === null || (latest !== null && latest > beginsAt)
    await updateHorizon(tx, userId, { from: surplus + 1, beginsAt: isLater ? latest : beginsAt })
  })
}
