import { randomUUID } from 'node:crypto'
import type { ImportedCollectionChange, ImportedEntry, ImportedValue } from '@manafolio/contract'
import { inBatches } from '../db/batches.ts'
import type { Db } from '../db/database.ts'
import {
  type ChangeRecord,
  countChanges,
  insertChange,
  updateRevision,
  updateUndone,
} from './change-store.ts'
import { insertSomeEdits, type NumberedEdit } from './edit-store.ts'
import type { EntryState } from './entry-state.ts'
import { updateHorizon } from './horizon/horizon-store.ts'
import { countImports } from './import/store.ts'
import { countEntries, type Edit, writeEdits } from './store.ts'
import { insertPastValues } from './value/value-store.ts'
import { type Variants, variantsOf } from './variants.ts'

interface Owner {
  userId: string
  /** Of the user's cards, which this transaction made. */
  revision: number
}

/** Whether there is something in the collection, in its log or on its way into it. */
export async function isCollectionUsed(db: Db, userId: string): Promise<boolean> {
  const counts = [
    await countEntries(db, userId),
    await countChanges(db, userId, undefined),
    await countImports(db, userId),
  ]
  return counts.some((count) => count > 0)
}

/** Writes the collection of an account export, with its log and values, into an empty one. */
export function collectionImport(tx: Db, { userId, revision }: Owner) {
  const idOf = entryIds()
  let beginsAt: string | null = null
  const entries = inBatches<Edit>((edits) => writeEdits(tx, userId, edits))
  const values = inBatches<ImportedValue>((days) =>
    insertPastValues(tx, userId, days.map(valuationOf)),
  )
  const log = importedLog(tx, { userId, revision }, idOf)
  return {
    addEntry({ scryfallId, addedAt, withdrawnAt, variants }: ImportedEntry) {
      const after = { id: idOf(scryfallId), addedAt, withdrawnAt, variants: variantsOf(variants) }
      return entries.add({ scryfallId, before: undefined, after })
    },
    addChange: log.add,
    addValue: values.add,
    /** Changes up to that instant were removed from the log; null for none. */
    setBeginning(at: string | null) {
      beginsAt = at
    },
    async end() {
      await entries.end()
      await values.end()
      await updateRevision(tx, userId, await log.end())
      // Those who know an earlier revision have to read the collection as a whole.
      await updateHorizon(tx, userId, { from: revision, beginsAt })
    },
  }
}

function valuationOf({ day, valueUsd, copies, pricedCopies }: ImportedValue) {
  return { day, cents: Math.round(valueUsd * 100), copies, pricedCopies }
}

type IdOf = (scryfallId: string) => string

/** Entries have ids that no other account has; that of a printing is the same in the whole log. */
function entryIds(): IdOf {
  const ids = new Map<string, string>()
  return (scryfallId) => {
    const id = ids.get(scryfallId) ?? randomUUID()
    ids.set(scryfallId, id)
    return id
  }
}

/** The effects of a change come one after the other, and its record needs to know how many there are. */
function importedLog(tx: Db, { userId, revision }: Owner, idOf: IdOf) {
  const edits = inBatches<NumberedEdit>((some) => insertSomeEdits(tx, userId, some))
  let current: { record: ChangeRecord; edits: NumberedEdit[] } | undefined
  let number = revision
  const writeCurrent = async () => {
    if (!current) return
    const { record } = current
    await insertChange(tx, userId, { ...record, printings: current.edits.length })
    const { undoneAt } = record
    if (undoneAt) await updateUndone(tx, userId, { numbers: [record.number], undoneAt })
    for (const edit of current.edits) await edits.add(edit)
  }
  return {
    async add(change: ImportedCollectionChange) {
      if (current?.record.id !== change.changeId) {
        await writeCurrent()
        number += 1
        current = { record: recordOf(change, number), edits: [] }
      }
      current.edits.push({ ...editOf(change, idOf), number })
    },
    /** The revision of the cards after all changes. */
    async end() {
      await writeCurrent()
      await edits.end()
      return number
    },
  }
}

function recordOf(change: ImportedCollectionChange, number: number): ChangeRecord {
  const { changeId: id, kind, happenedAt, undoneAt, undoes, family } = change
  const { restoresAt, isPartial, fileName } = change
  const facts = { number, id, kind, happenedAt, undoneAt, undoes, family, restoresAt, isPartial }
  return { ...facts, fileName, printings: 0, requestDigest: null }
}

function editOf(change: ImportedCollectionChange, idOf: IdOf): Edit {
  const { scryfallId, happenedAt } = change
  const stateOf = (
    variants: Variants,
    { addedAt, withdrawnAt }: { addedAt: string | null; withdrawnAt: string | null },
  ): EntryState | undefined =>
    variants.length === 0
      ? undefined
      : {
          id: idOf(scryfallId),
          addedAt: addedAt ?? happenedAt,
          withdrawnAt,
          variants: variantsOf(variants),
        }
  return {
    scryfallId,
    before: stateOf(change.before, {
      addedAt: change.addedBefore,
      withdrawnAt: change.withdrawnBefore,
    }),
    after: stateOf(change.after, {
      addedAt: change.addedAfter,
      withdrawnAt: change.withdrawnAfter,
    }),
  }
}
