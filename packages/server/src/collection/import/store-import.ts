import { limits } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { brokenOffBefore } from './broken-off.ts'
import { deleteWhole } from './imports.ts'
import type { ImportKey } from './row-columns.ts'
import { upsertRows } from './row-store.ts'
import * as store from './store.ts'
import type { StoredRow } from './stored-row.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

interface NewImport {
  made: store.NewImport
  rows: readonly StoredRow[]
  onProgress: OnProgress
}

/**
 * Nobody sees an import before all of its rows are written. What is left when the writing breaks
 * off stays for a while: another server may be writing the same.
 */
export async function storeImport(
  needs: Needs,
  key: ImportKey,
  { made, rows, onProgress }: NewImport,
): Promise<void> {
  const { db, clock } = needs
  const step = (work: (tx: Db) => Promise<void>) => whileUnread(db, key, { made, work })
  await step((tx) => begin(tx, key, made))
  await inPieces(rows, (chunk) => step((tx) => upsertRows(tx, key, chunk)), onProgress)
  await step(async (tx) => {
    await checkLimit(tx, key.userId) // two servers may have read a file each
    await store.updateRead(tx, key.userId, { id: made.id, readAt: clock.now().toISOString() })
  })
}

/**
 * Does a part of the writing, unless another server got to the end with the same file meanwhile.
 */
function whileUnread(
  db: Db,
  key: ImportKey,
  { made, work }: { made: store.NewImport; work: (tx: Db) => Promise<void> },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, key.userId))) throw new AppError('authentication_required')
    if (!(await isThere(tx, key, made.requestDigest))) await work(tx)
  })
}

/** What another server is writing of the same file is written once more, and is the same. */
async function begin(tx: Db, { userId }: ImportKey, made: store.NewImport): Promise<void> {
  const startedBefore = brokenOffBefore(new Date(made.startedAt))
  const isSame = (other: store.Unread) =>
    other.id === made.id &&
    other.requestDigest === made.requestDigest &&
    other.totalRows === made.totalRows
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
  requestDigest: string,
): Promise<boolean> {
  const known = await store.findImport(db, userId, importId)
  if (known && known.requestDigest !== requestDigest) throw new AppError('idempotency_key_used')
  return known !== undefined
}

/** Throws when the user has the maximum number of imports. */
export async function checkLimit(db: Db, userId: string): Promise<void> {
  if ((await store.countImports(db, userId)) >= limits.openImports) {
    throw new AppError('import_limit_reached')
  }
}
