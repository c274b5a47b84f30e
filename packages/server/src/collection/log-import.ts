import type { ImportedCollectionChange } from '@manafolio/contract'
import type { Db } from '../db/database.ts'
import { lockUser } from '../db/lock-user.ts'
import { rowsAtOnce } from '../db/rows-at-once.ts'
import { AppError } from '../errors.ts'
import { type ChangeRecord, findLastImported, insertChange, updateUndone } from './change-store.ts'
import { insertSomeEdits, type NumberedEdit } from './edit-store.ts'
import type { EntryState } from './entry-state.ts'
import type { Edit } from './store.ts'
import { type Variants, variantsOf } from './variants.ts'

/** Answers the id of the entry of a printing. */
export type IdOf = (scryfallId: string) => string

/** The ids of the changes of a log, with how many printings each of them changed. */
export type ChangeSizes = ReadonlyMap<string, number>

interface ImportedLog {
  userId: string
  sizes: ChangeSizes
  idOf: IdOf
}

/**
 * Writes the log of an account export into an account without changes, in short transactions. Its
 * changes have numbers below 0, those of the account from 0 on, which is where its history begins
 * until the import moves that: nobody sees them before.
 */
export function logImport(db: Db, { userId, sizes, idOf }: ImportedLog) {
  let number = -sizes.size - 1
  let lastId: string | undefined
  let written: number | undefined
  let slice: Slice = { records: [], edits: [] }
  const end = async () => {
    const full = slice
    slice = { records: [], edits: [] }
    await db.transaction().execute(async (tx) => {
      if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
      // Another process may import into the same account.
      if ((await findLastImported(tx, userId)) !== written) throw new AppError('account_not_empty')
      await writeSlice(tx, userId, full)
    })
    written = full.edits.at(-1)?.number ?? written
  }
  return {
    /** The effects of a change come one after the other. */
    async add(change: ImportedCollectionChange): Promise<void> {
      const { changeId } = change
      if (changeId !== lastId) {
        lastId = changeId
        number += 1
        slice.records.push(recordOf(change, { number, printings: sizes.get(changeId) ?? 0 }))
      }
      slice.edits.push({ ...editOf(change, idOf), number })
      if (slice.edits.length === rowsAtOnce) await end()
    },
    end,
  }
}

interface Slice {
  records: ChangeRecord[]
  edits: NumberedEdit[]
}

async function writeSlice(tx: Db, userId: string, { records, edits }: Slice): Promise<void> {
  if (edits.length === 0) return
  for (const record of records) {
    const { number, undoneAt } = record
    await insertChange(tx, userId, record)
    if (undoneAt) await updateUndone(tx, userId, { numbers: [number], undoneAt })
  }
  await insertSomeEdits(tx, userId, edits)
}

function recordOf(
  change: ImportedCollectionChange,
  place: Pick<ChangeRecord, 'number' | 'printings'>,
): ChangeRecord {
  const { changeId: id, kind, happenedAt, undoneAt, undoes, family } = change
  const { restoresAt, isPartial, fileName, fileDigest } = change
  const facts = { id, kind, happenedAt, undoneAt, undoes, family, restoresAt, isPartial }
  return { ...facts, ...place, fileName, fileDigest, requestDigest: null }
}

function editOf(change: ImportedCollectionChange, idOf: IdOf): Edit {
  const { scryfallId, happenedAt } = change
  const stateOf = (variants: Variants, facts: EntryFacts): EntryState | undefined => {
    if (variants.length === 0) return undefined
    const { addedAt, withdrawnAt } = facts
    const id = idOf(scryfallId)
    return { id, addedAt: addedAt ?? happenedAt, withdrawnAt, variants: variantsOf(variants) }
  }
  const { addedBefore, withdrawnBefore, addedAfter, withdrawnAfter } = change
  return {
    scryfallId,
    before: stateOf(change.before, { addedAt: addedBefore, withdrawnAt: withdrawnBefore }),
    after: stateOf(change.after, { addedAt: addedAfter, withdrawnAt: withdrawnAfter }),
  }
}

interface EntryFacts {
  addedAt: string | null
  withdrawnAt: string | null
}
