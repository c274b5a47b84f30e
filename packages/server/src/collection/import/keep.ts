import { limits } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Tell } from '../../lib/tell.ts'
import { brokenOffBefore } from './broken-off.ts'
import { deleteWhole } from './imports.ts'
import type { KeptRow } from './kept-row.ts'
import type { ImportKey } from './row-columns.ts'
import { upsertRows } from './row-store.ts'
import * as store from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

interface Keeping {
  made: store.NewImport
  rows: readonly KeptRow[]
  tell: Tell
}

/**
 * Nobody sees an import before all of its rows are written. What is left when the writing breaks off
 * stays for a while: another server may be writing the same.
 */
export async function keepImport(
  needs: Needs,
  key: ImportKey,
  { made, rows, tell }: Keeping,
): Promise<void> {
  const { db, clock } = needs
  const step = (work: (tx: Db) => Promise<void>) => whileUnread(db, key, { made, work })
  await step((tx) => begin(tx, key, made))
  await inPieces(rows, (some) => step((tx) => upsertRows(tx, key, some)), tell)
  await step(async (tx) => {
    await checkLimit(tx, key.userId) // two servers may have read a file each
    await store.updateRead(tx, key.userId, { id: made.id, readAt: clock.now().toISOString() })
  })
}

/** Does a part of the writing, unless another server got to the end with the same file meanwhile. */
function whileUnread(
  db: Db,
  key: ImportKey,
  { made, work }: { made: store.NewImport; work: (tx: Db) => Promise<void> },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, key.userId))) throw new AppError('authentication_required')
    if (!(await isThere(tx, key, made.asked))) await work(tx)
  })
}

/** What another server is writing of the same file is written once more, and is the same. */
async function begin(tx: Db, { userId }: ImportKey, made: store.NewImport): Promise<void> {
  const startedBefore = brokenOffBefore(new Date(made.startedAt))
  const isSame = (other: store.Unread) =>
    other.id === made.id && other.asked === made.asked && other.totalRows === made.totalRows
  const isBrokenOff = (other: store.Unread) =>
    other.startedAt < startedBefore || (other.id === made.id && !isSame(other))
  const unread = await store.listUnread(tx, userId)
  await forget(tx, userId, unread.filter(isBrokenOff))
  const isBegun = unread.some((other) => isSame(other) && !isBrokenOff(other))
  if (!isBegun) await store.insertImport(tx, userId, made)
}

async function forget(db: Db, userId: string, imports: readonly store.Unread[]): Promise<void> {
  for (const { id, totalRows } of imports) {
    await deleteWhole(db, { userId, importId: id }, totalRows)
  }
}

/** Whether a file is read already under an id; throws when another one is. */
export async function isThere(
  db: Db,
  { userId, importId }: ImportKey,
  asked: string,
): Promise<boolean> {
  const known = await store.findImport(db, userId, importId)
  if (known && known.asked !== asked) throw new AppError('idempotency_key_used')
  return known !== undefined
}

/** Throws when somebody has as many imports as they can have. */
export async function checkLimit(db: Db, userId: string): Promise<void> {
  if ((await store.countImports(db, userId)) >= limits.openImports) {
    throw new AppError('import_limit_reached')
  }
}
