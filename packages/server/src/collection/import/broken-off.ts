import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { numbersOf } from './imports.ts'
import { deleteRows } from './row-store.ts'
import * as store from './store.ts'

/** A server that is still at it after that long is at nothing any more. */
const brokenOffAfterMs = 60 * 60_000

/** A file whose reading began before that instant, and is not done, is not being read any more. */
export function brokenOffBefore(now: Date): string {
  return new Date(now.getTime() - brokenOffAfterMs).toISOString()
}

/** Forgets what is left of files of all users whose reading broke off. */
export async function forgetBrokenOff({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = brokenOffBefore(clock.now())
  for (const left of await store.listUnreadOfAll(db, before)) await forgetUnread(db, left, before)
}

/** Forgets one of them in short transactions, unless its file is sent again meanwhile. */
export async function forgetUnread(
  db: Db,
  left: store.UnreadOfUser,
  before: string,
): Promise<void> {
  const { userId, id, totalRows } = left
  const step = (work: (tx: Db) => Promise<void>) => whileBrokenOff(db, { left, before, work })
  await inPieces(numbersOf(totalRows), (chunk) =>
    step((tx) => deleteRows(tx, { userId, importId: id }, chunk)),
  )
  await step((tx) => store.deleteImport(tx, userId, id))
}

interface Step {
  left: store.UnreadOfUser
  before: string
  work: (tx: Db) => Promise<void>
}

/** Does a part of the forgetting, unless the file was sent again meanwhile. */
function whileBrokenOff(db: Db, { left, before, work }: Step): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, left.userId)
    const unread = await store.listUnread(tx, left.userId)
    if (unread.some(({ id, startedAt }) => id === left.id && startedAt < before)) await work(tx)
  })
}
