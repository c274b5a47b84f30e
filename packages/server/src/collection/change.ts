import { createHash } from 'node:crypto'
import type { CollectionChangeKind } from '@manafolio/contract'
import { limits } from '@manafolio/contract'
import { lockCards } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { OnProgress } from '../lib/on-progress.ts'
import { type ChangeRecord, findChange, findRevision, insertChange } from './change-store.ts'
import { insertEdits, isMark, listEdits } from './edit-store.ts'
import { countEntries, type Edit, writeEdits } from './store.ts'

export type ChangeNeeds = Pick<Deps, 'db' | 'clock'>
export type Tx = Deps['db']

/** A requested change. The client chooses the id: the same id is the same change. */
export interface ChangeRequest {
  userId: string
  id: string
  kind: CollectionChangeKind
  /** What the request says, as far as it can be written as JSON. */
  payload: unknown
  undoes?: string
  restoresAt?: string
  fileName?: string
}

/** What becomes of entries. */
export interface Decided {
  edits: readonly Edit[]
  /** The request can only be met in part. */
  isPartial?: boolean
  /** For an undo: the change from which it comes. */
  family?: string
  /** Writes what else belongs to the change, in the same transaction. */
  finish?: (tx: Tx) => Promise<void>
  /**
   * Whether it still holds, when it was decided before the transaction and the cards are the same.
   */
  isStill?: (tx: Tx) => Promise<boolean>
}

/** What a change did. */
interface Done {
  edits: readonly Edit[]
  isPartial: boolean
}

type Decide = (db: Tx) => Promise<Decided>

interface Options {
  /** Hears how much of what was decided is written. */
  onProgress?: OnProgress
  /**
   * Decides before the transaction, and again in it only when the cards have changed meanwhile:
   * others who write wait less for a change of many entries.
   */
  isLarge?: boolean
}

/**
 * Does and records a change, all of it or nothing: what `decide` makes of entries while nobody else
 * writes this user's cards. A change that was done before is not done again, and is answered with
 * what it did then.
 */
export async function changeCollection(
  { db, clock }: ChangeNeeds,
  requested: ChangeRequest,
  decide: Decide,
  { onProgress = () => {}, isLarge = false }: Options = {},
): Promise<Done> {
  const { userId } = requested
  const ahead = isLarge ? await decideAhead(db, requested, decide) : undefined
  return db.transaction().execute(async (tx) => {
    const number = await lockCards(tx, userId)
    if (number === undefined) throw new AppError('authentication_required')
    const done = await findChange(tx, userId, requested.id)
    if (done) return whatItDid(tx, requested, done)
    const holds = ahead?.revision === number - 1 && (await stillHolds(tx, ahead.decided))
    const decided = holds ? ahead.decided : inOrder(await decide(tx))
    const { edits } = decided
    await writeWithinLimit(tx, userId, edits, (share) => onProgress(share / 2))
    await insertChange(tx, userId, {
      ...recordOf(requested, decided),
      number,
      printings: edits.length,
      happenedAt: clock.now().toISOString(),
    })
    await insertEdits(tx, userId, { number, edits }, (share) => onProgress((1 + share) / 2))
    await decided.finish?.(tx)
    return { edits, isPartial: decided.isPartial ?? false }
  })
}

interface Ahead {
  revision: number
  decided: Decided
}

async function decideAhead(
  db: Tx,
  { userId, id }: ChangeRequest,
  decide: Decide,
): Promise<Ahead | undefined> {
  const revision = await findRevision(db, userId)
  if (revision === undefined || (await findChange(db, userId, id))) return undefined
  try {
    return { revision, decided: inOrder(await decide(db)) }
  } catch (error) {
    // It may have been read during a write: the transaction knows better.
    if (error instanceof AppError) return undefined
    throw error
  }
}

async function stillHolds(tx: Tx, { isStill }: Decided): Promise<boolean> {
  return isStill ? isStill(tx) : true
}

/** What does change something. Many rows are written twice as quickly in the order of their ids. */
function inOrder({ edits, ...decided }: Decided): Decided {
  const changes = edits.filter(changesSomething)
  return { ...decided, edits: changes.sort((a, b) => (a.scryfallId < b.scryfallId ? -1 : 1)) }
}

function recordOf(requested: ChangeRequest, decided: Decided) {
  return {
    id: requested.id,
    kind: requested.kind,
    undoes: requested.undoes ?? null,
    family: decided.family ?? null,
    restoresAt: requested.restoresAt ?? null,
    requestDigest: digestOf(requested),
    isPartial: decided.isPartial ?? false,
    fileName: requested.fileName ?? null,
  }
}

async function whatItDid(tx: Tx, requested: ChangeRequest, done: ChangeRecord) {
  if (done.requestDigest !== digestOf(requested)) throw new AppError('idempotency_key_used')
  const edits = await listEdits(tx, requested.userId, { number: done.number })
  return { edits, isPartial: done.isPartial }
}

function digestOf({ kind, payload }: ChangeRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, payload]))
    .digest('base64url')
}

export function changesSomething(edit: Edit): boolean {
  return !isMark(edit) || edit.before?.withdrawnAt !== edit.after?.withdrawnAt
}

async function writeWithinLimit(
  tx: Tx,
  userId: string,
  edits: readonly Edit[],
  onProgress: OnProgress,
): Promise<void> {
  await writeEdits(tx, userId, edits, onProgress)
  const coming = edits.filter(({ before }) => !before).length
  const going = edits.filter(({ after }) => !after).length
  if (coming <= going) return
  if ((await countEntries(tx, userId)) > limits.collectionPrintings) {
    throw new AppError('collection_full')
  }
}
