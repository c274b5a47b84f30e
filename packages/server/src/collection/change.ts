import { createHash } from 'node:crypto'
import type { CollectionChangeKind } from '@manafolio/contract'
import { limits } from '@manafolio/contract'
import { lockCards } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { OnProgress } from '../lib/on-progress.ts'
import { type ChangeRecord, findChange, findRevision, insertChange } from './change-store.ts'
import { type Decided, growthOf, stillHolds, type Tx } from './decided.ts'
import { insertEdits, isMark, listEdits } from './edit-store.ts'
import { shortenHistory } from './horizon/shorten.ts'
import { removeLeavingRows } from './import/leaving-rows.ts'
import { applyPending } from './pending/apply.ts'
import { changeInSlices, isInSlices } from './pending/in-slices.ts'
import { whileSettledAndLocked } from './pending/settled.ts'
import { countEntries, type Edit, writeEdits } from './store.ts'

export type ChangeNeeds = Pick<Deps, 'db' | 'clock'>
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
  fileDigest?: string | null
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
   * It may be of many entries: it is decided before the transaction, and again in it only when the
   * cards have changed meanwhile, or written in several short ones.
   */
  isLarge?: boolean
}

/** How often a large change is decided again before it is written in one transaction after all. */
const slicedTriesMax = 3

/**
 * Does and records a change, all of it or nothing: what `decide` makes of entries while nobody else
 * writes this user's cards. A change that was done before is not done again, and is answered with
 * what it did then.
 */
export async function changeCollection(
  needs: ChangeNeeds,
  requested: ChangeRequest,
  decide: Decide,
  { onProgress = () => {}, isLarge = false }: Options = {},
): Promise<Done> {
  if (!isLarge) return changeAtOnce(needs, { requested, decide, onProgress })
  const done = await changeMuch(needs, { requested, decide, onProgress })
  await shortenHistory(needs.db, requested.userId)
  return done
}

async function changeMuch(
  needs: ChangeNeeds,
  { requested, decide, onProgress }: AtOnce,
): Promise<Done> {
  for (let tries = 1; ; tries++) {
    await applyPending(needs.db, requested.userId)
    const ahead = await decideAhead(needs.db, requested, decide)
    if (!ahead || !isInSlices(ahead.decided) || tries > slicedTriesMax)
      return changeAtOnce(needs, { requested, decide, ahead, onProgress })
    const record = recordOf(needs, requested, ahead.decided)
    if (await changeInSlices(needs, { ...ahead, userId: requested.userId, record, onProgress }))
      return whatItDoes(ahead.decided)
  }
}

/** Small changes of a user after which the history is shortened. */
const changesPerShortening = 100

interface AtOnce {
  requested: ChangeRequest
  decide: Decide
  ahead?: Ahead | undefined
  onProgress: OnProgress
}

async function changeAtOnce(
  needs: ChangeNeeds,
  { requested, decide, ahead, onProgress }: AtOnce,
): Promise<Done> {
  const { userId } = requested
  let isDue = false
  const outcome = await whileSettledAndLocked(needs.db, userId, {
    lock: lockCards,
    async work(tx, number): Promise<Done> {
      if (number === undefined) throw new AppError('authentication_required')
      isDue = number % changesPerShortening === 0
      const done = await findChange(tx, userId, requested.id)
      if (done) return whatItDid(tx, requested, done)
      const holds = ahead?.revision === number - 1 && (await stillHolds(tx, ahead.decided))
      const decided = holds ? ahead.decided : inOrder(await decide(tx))
      const { edits, leavingRows } = decided
      await writeWithinLimit(tx, userId, edits, (share) => onProgress(share / 2))
      await insertChange(tx, userId, { ...recordOf(needs, requested, decided), number })
      await insertEdits(tx, userId, { number, edits }, (share) => onProgress((1 + share) / 2))
      await decided.finish?.(tx)
      if (leavingRows) {
        for await (const remove of removeLeavingRows(tx, userId, leavingRows)) await remove(tx)
      }
      return whatItDoes(decided)
    },
  })
  if (isDue) await shortenHistory(needs.db, userId)
  return outcome
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

/** What does change something. Many rows are written twice as quickly in the order of their ids. */
function inOrder({ edits, ...decided }: Decided): Decided {
  const changes = edits.filter(changesSomething)
  return { ...decided, edits: changes.sort((a, b) => (a.scryfallId < b.scryfallId ? -1 : 1)) }
}

function recordOf({ clock }: ChangeNeeds, requested: ChangeRequest, decided: Decided) {
  return {
    id: requested.id,
    kind: requested.kind,
    printings: decided.edits.length,
    happenedAt: clock.now().toISOString(),
    undoes: requested.undoes ?? null,
    family: decided.family ?? null,
    restoresAt: requested.restoresAt ?? null,
    requestDigest: digestOf(requested),
    isPartial: decided.isPartial ?? false,
    fileName: requested.fileName ?? null,
    fileDigest: requested.fileDigest ?? null,
  }
}

function whatItDoes({ edits, isPartial }: Decided): Done {
  return { edits, isPartial: isPartial ?? false }
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
  if (growthOf(edits) <= 0) return
  if ((await countEntries(tx, userId)) > limits.collectionPrintings) {
    throw new AppError('collection_full')
  }
}
