import { randomUUID } from 'node:crypto'
import type { ImportedEntry, ImportedValue } from '@manafolio/contract'
import type { Db } from '../db/database.ts'
import { inPieces } from '../db/in-pieces.ts'
import { lockUser } from '../db/lock-user.ts'
import { AppError } from '../errors.ts'
import { eventLoopYielder } from '../lib/yield-to-event-loop.ts'
import { countChanges } from './change-store.ts'
import { countImportedEdits, deleteSomeEdits, lowestNumber } from './edit-store.ts'
import { deleteSomeChanges, updateHorizon } from './horizon/horizon-store.ts'
import { countImports } from './import/store.ts'
import { type ChangeSizes, type IdOf, logImport } from './log-import.ts'
import { countEntries, type Edit, writeEdits } from './store.ts'
import { insertPastValues } from './value/value-store.ts'
import { variantsOf } from './variants.ts'

/** Whether there is something in the collection, in its log or on its way into it. */
export async function isCollectionUsed(db: Db, userId: string): Promise<boolean> {
  const counts = [
    await countEntries(db, userId),
    await countChanges(db, userId, undefined),
    await countImports(db, userId),
  ]
  return counts.some((count) => count > 0)
}

/**
 * Takes the collection of an account export, part by part, for an empty one. The log is written at
 * once, where nobody sees it; all else by `write`, in one transaction, which also shows the log.
 */
export async function collectionImport(db: Db, userId: string, sizes: ChangeSizes) {
  await deleteLeftOver(db, userId)
  const idOf = entryIds()
  const log = logImport(db, { userId, sizes, idOf })
  const entries: Edit[] = []
  const values: ImportedValue[] = []
  let beginsAt: string | null = null
  return {
    addChange: log.add,
    endLog: log.end,
    addEntry({ scryfallId, addedAt, withdrawnAt, variants }: ImportedEntry): void {
      const after = { id: idOf(scryfallId), addedAt, withdrawnAt, variants: variantsOf(variants) }
      entries.push({ scryfallId, before: undefined, after })
    },
    addValue(value: ImportedValue): void {
      values.push(value)
    },
    /** Changes up to that instant were removed from the log; null for none. */
    setBeginning(at: string | null): void {
      beginsAt = at
    },
    async write(tx: Db): Promise<void> {
      const logged = [...sizes.values()].reduce((sum, size) => sum + size, 0)
      // Another process may import into the same account, and have deleted the log of this one.
      if ((await countImportedEdits(tx, userId)) !== logged) throw new AppError('account_not_empty')
      await writeEdits(tx, userId, entries)
      await inPieces(values, (days) => insertPastValues(tx, userId, days.map(valuationOf)))
      await updateHorizon(tx, userId, { from: -sizes.size, beginsAt })
    },
  }
}

/** Deletes the log of an import that was interrupted. */
async function deleteLeftOver(db: Db, userId: string): Promise<void> {
  const deleteSome = () =>
    db.transaction().execute(async (tx) => {
      if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
      if (await isCollectionUsed(tx, userId)) throw new AppError('account_not_empty')
      const edits = await deleteSomeEdits(tx, userId, { from: lowestNumber, to: -1 })
      return edits || deleteSomeChanges(tx, userId, -1)
    })
  const yieldToEventLoop = eventLoopYielder()
  while (await deleteSome()) await yieldToEventLoop()
}

function valuationOf({ day, valueUsd, copies, pricedCopies }: ImportedValue) {
  return { day, cents: Math.round(valueUsd * 100), copies, pricedCopies }
}

/** Entries have ids that no other account has; that of a printing is the same in the whole log. */
function entryIds(): IdOf {
  const ids = new Map<string, string>()
  return (scryfallId) => {
    const id = ids.get(scryfallId) ?? randomUUID()
    ids.set(scryfallId, id)
    return id
  }
}
