import type { Db } from '../../db/database.ts'
import { lockUser } from '../../db/lock-user.ts'
import { findRevision } from '../change-store.ts'
import { applyPending } from './apply.ts'
import { findPending } from './pending-store.ts'

/** Does work in a transaction that has locked the user, while none of their changes is pending. */
export function whileSettled<Result>(
  db: Db,
  userId: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return whileSettledAndLocked(db, userId, { lock: lockUser, work })
}

/** The same with another lock, whose answer the work receives. */
export async function whileSettledAndLocked<Locked, Result>(
  db: Db,
  userId: string,
  {
    lock,
    work,
  }: {
    lock: (tx: Db, userId: string) => Promise<Locked>
    work: (tx: Db, locked: Locked) => Promise<Result>
  },
): Promise<Result> {
  for (;;) {
    // Few users have a pending change: it is looked for only where nobody can begin one.
    const outcome = await db.transaction().execute(async (tx) => {
      const locked = await lock(tx, userId)
      if (await findPending(tx, userId)) return undefined
      return { result: await work(tx, locked) }
    })
    if (outcome) return outcome.result
    await applyPending(db, userId)
  }
}

/** How often is read again what changes meanwhile. */
const triesMax = 3

/** Reads with several queries what no change of the user's cards may come between. */
export async function readSettled<Result>(
  db: Db,
  userId: string,
  read: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const revision = await findRevision(db, userId)
    await applyPending(db, userId)
    const result = await read()
    if (tries === triesMax || (await findRevision(db, userId)) === revision) return result
  }
}
