import type { Db } from '../db/database.ts'
import { inPieces } from '../db/in-pieces.ts'
import { eventLoopYielder } from '../lib/yield-to-event-loop.ts'
import { deleteSomeEdits, lowestNumber } from './edit-store.ts'
import { deleteSomeChanges } from './horizon/horizon-store.ts'
import { numbersOf } from './import/imports.ts'
import { deleteRows } from './import/row-store.ts'
import * as imports from './import/store.ts'
import { deleteSomeEntries } from './store.ts'

const newest = 2 ** 31 - 1

/** Deletes all that a user has here who is being deleted, in short transactions. */
export async function deleteCollection(db: Db, userId: string): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  while (await deleteSomeEdits(db, userId, { from: lowestNumber, to: newest }))
    await yieldToEventLoop()
  while (await deleteSomeChanges(db, userId, newest)) await yieldToEventLoop()
  while (await deleteSomeEntries(db, userId)) await yieldToEventLoop()
  const all = [
    ...(await imports.listImports(db, userId)),
    ...(await imports.listUnread(db, userId)),
  ]
  for (const { id: importId, totalRows } of all) {
    await inPieces(numbersOf(totalRows), (some) => deleteRows(db, { userId, importId }, some))
  }
}
