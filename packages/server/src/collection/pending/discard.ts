import type { Db } from '../../db/database.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { deleteChange } from '../change-store.ts'
import { deleteSomeEdits } from '../edit-store.ts'
import { type ChangeKey, updateDiscarded } from './pending-store.ts'

/** Removes a staged change, of which nobody has seen anything, in short transactions. */
export async function discardStaged(db: Db, change: ChangeKey): Promise<void> {
  const { userId, number } = change
  const yieldToEventLoop = eventLoopYielder()
  await updateDiscarded(db, change)
  while (await deleteSomeEdits(db, userId, { from: number, to: number })) await yieldToEventLoop()
  await deleteChange(db, userId, number)
}
