import type { Db } from '../../db/database.ts'
import { lockUser } from '../../db/lock-user.ts'
import { chunksOf } from '../../lib/chunks.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { listEdits } from '../edit-store.ts'
import { removeLeavingRows } from '../import/leaving-rows.ts'
import { writeEdits } from '../store.ts'
import { deletePending, findPending, type PendingChange } from './pending-store.ts'
import { rowsPerSlice } from './slices.ts'

/** A piece of work that takes some milliseconds, for a transaction that has locked the user. */
type Slice = (tx: Db) => Promise<unknown>

/**
 * Applies the user's pending change to the collection, in short transactions. It may stop at any
 * point, run twice, or run in several processes at once.
 */
export async function applyPending(
  db: Db,
  userId: string,
  onProgress: OnProgress = () => {},
): Promise<void> {
  for (;;) {
    const pending = await findPending(db, userId)
    if (!pending) return
    const key = `${userId} ${pending.number}`
    const running = runningIn(db)
    const run = running.get(key) ?? apply(db, pending, onProgress)
    running.set(key, run)
    await run.finally(() => running.delete(key))
  }
}

/** Those under way in this process: who comes meanwhile waits for them. */
const runningByDb = new WeakMap<Db, Map<string, Promise<void>>>()

function runningIn(db: Db) {
  const running = runningByDb.get(db) ?? new Map<string, Promise<void>>()
  runningByDb.set(db, running)
  return running
}

async function apply(db: Db, pending: PendingChange, onProgress: OnProgress): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  for await (const slice of slicesOf(db, pending, onProgress)) {
    if (!(await doWhilePending(db, pending, slice))) return
    await yieldToEventLoop()
  }
}

/** The same within a transaction that has locked the user. */
export async function applyPendingIn(tx: Db, userId: string): Promise<void> {
  const pending = await findPending(tx, userId)
  if (!pending) return
  for await (const slice of slicesOf(tx, pending, () => {})) await slice(tx)
}

/** False when another process has applied the change to its end. */
function doWhilePending(db: Db, { userId, number }: PendingChange, slice: Slice): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if ((await findPending(tx, userId))?.number !== number) return false
    await slice(tx)
    return true
  })
}

/** Each leaves things as they are when it was done before. Deletions make room for insertions. */
async function* slicesOf(
  db: Db,
  pending: PendingChange,
  onProgress: OnProgress,
): AsyncGenerator<Slice> {
  const { userId, number, leavingRows } = pending
  const edits = await listEdits(db, userId, { number })
  const inOrder = [...edits.filter(({ after }) => !after), ...edits.filter(({ after }) => after)]
  let written = 0
  for (const chunk of chunksOf(inOrder, rowsPerSlice)) {
    yield (tx) => writeEdits(tx, userId, chunk)
    written += chunk.length
    onProgress(written / inOrder.length)
  }
  if (leavingRows) yield* removeLeavingRows(db, userId, leavingRows)
  yield (tx) => deletePending(tx, pending)
}
