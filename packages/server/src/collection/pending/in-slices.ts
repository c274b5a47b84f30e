import { randomUUID } from 'node:crypto'
import { limits } from '@manafolio/contract'
import { lockCards, lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { chunksOf } from '../../lib/chunks.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { insertChange, type NewChange, updateStaged } from '../change-store.ts'
import { type Decided, growthOf, stillHolds, type Tx } from '../decided.ts'
import { insertEdits } from '../edit-store.ts'
import { countEntries } from '../store.ts'
import { applyPending } from './apply.ts'
import { discardStaged } from './discard.ts'
import { insertStaged, updateCommitted } from './pending-store.ts'
import { rowsPerSlice } from './slices.ts'

/** A change of more entries, or rows of an import, is written in several short transactions. */
const rowsAtOnceMax = 1000

export function isInSlices({ edits, leavingRows }: Decided): boolean {
  const leaving = leavingRows ? leavingRows.to - leavingRows.from + 1 : 0
  return edits.length > rowsAtOnceMax || leaving > rowsAtOnceMax
}

interface LargeChange {
  userId: string
  /** That of the cards when it was decided. */
  revision: number
  decided: Decided
  record: Omit<NewChange, 'number'>
  onProgress: OnProgress
}

type Needs = Pick<Deps, 'db' | 'clock'>

/**
 * Writes a change of many entries in transactions of some milliseconds, so that nobody waits long
 * for their turn. First its entries are staged in the log, where nobody sees them; then one
 * transaction makes all of them count; then the collection is brought up to date from the log,
 * after a crash by whoever comes first. False when the cards were changed meanwhile: nothing is
 * done then.
 */
export async function changeInSlices(needs: Needs, change: LargeChange): Promise<boolean> {
  const { db } = needs
  const { userId, onProgress } = change
  const number = await stage(needs, change)
  if (number === undefined) return false
  if (!(await commit(needs, number, change))) {
    await discardStaged(db, { userId, number })
    return false
  }
  await applyPending(db, userId, (share) => onProgress((1 + share) / 2))
  return true
}

/** Answers the number of the staged change. */
async function stage(needs: Needs, change: LargeChange): Promise<number | undefined> {
  const { db } = needs
  const { userId, decided, onProgress } = change
  const number = await begin(needs, change)
  if (number === undefined) return undefined
  const yieldToEventLoop = eventLoopYielder()
  let staged = 0
  for (const edits of chunksOf(decided.edits, rowsPerSlice)) {
    await db.transaction().execute(async (tx) => {
      if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
      await insertEdits(tx, userId, { number, edits })
    })
    staged += edits.length
    onProgress(staged / decided.edits.length / 2)
    await yieldToEventLoop()
  }
  return number
}

/** Takes a number, which no other change gets then, unless the cards have changed. */
function begin(
  { db, clock }: Needs,
  { userId, revision, decided: { edits } }: LargeChange,
): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const number = await lockCards(tx, userId)
    if (number !== revision + 1) return undefined
    await checkRoom(tx, userId, growthOf(edits))
    const stagedAt = clock.now().toISOString()
    await insertChange(tx, userId, {
      ...placeholder,
      id: randomUUID(),
      number,
      happenedAt: stagedAt,
    })
    await insertStaged(tx, { userId, number }, stagedAt)
    return number
  })
}

/** Nobody finds a change of no printings in a list, nor under an id that nobody knows. */
const placeholder = {
  kind: 'import',
  printings: 0,
  undoes: null,
  family: null,
  restoresAt: null,
  requestDigest: null,
  isPartial: false,
  fileName: null,
  fileDigest: null,
} as const

async function checkRoom(tx: Tx, userId: string, growth: number): Promise<void> {
  if (growth <= 0) return
  if ((await countEntries(tx, userId)) + growth > limits.collectionPrintings) {
    throw new AppError('collection_full')
  }
}

/** False when the cards, or what else it was decided by, have changed since. */
function commit(
  { db }: Needs,
  number: number,
  { userId, decided, record }: LargeChange,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const revision = await lockCards(tx, userId)
    if (revision !== number + 1 || !(await stillHolds(tx, decided))) return false
    const pending = { userId, number, leavingRows: decided.leavingRows }
    if (!(await updateCommitted(tx, pending))) return false
    await updateStaged(tx, userId, { ...record, number })
    await decided.finish?.(tx)
    return true
  })
}
