import { createHash } from 'node:crypto'
import type { CollectionChangeKind } from '@manafolio/contract'
import { limits } from '@manafolio/contract'
import { lockCards } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Tell } from '../lib/tell.ts'
import { type ChangeRecord, findChange, findRevision, insertChange } from './change-store.ts'
import { insertEdits, isMark, listEdits } from './edit-store.ts'
import { countEntries, type Edit, writeEdits } from './store.ts'

export type ChangeNeeds = Pick<Deps, 'db' | 'clock'>
export type Tx = Deps['db']

/** A change as it is asked for. The id is the asker's: the same one again is the same change. */
export interface AskedChange {
  userId: string
  id: string
  kind: CollectionChangeKind
  /** What the request says, as far as it can be written as JSON. */
  asks: unknown
  undoes?: string
  restoresAt?: string
  fileName?: string
}

/** What becomes of entries. */
export interface Decided {
  edits: readonly Edit[]
  /** Not all that was asked for can be done. */
  isPartial?: boolean
  /** For an undo: the change from which it comes. */
  family?: string
  /** Writes what else belongs to the change, in the same transaction. */
  finish?: (tx: Tx) => Promise<void>
  /** Whether it still holds, when it was decided before the transaction and the cards are the same. */
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
  tell?: Tell
  /**
   * Decides before the transaction, and again in it only when the cards have changed meanwhile: others
   * who write wait less for a change of many entries.
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
  asked: AskedChange,
  decide: Decide,
  { tell = () => {}, isLarge = false }: Options = {},
): Promise<Done> {
  const { userId } = asked
  const ahead = isLarge ? await decideAhead(db, asked, decide) : undefined
  return db.transaction().execute(async (tx) => {
    const number = await lockCards(tx, userId)
    if (number === undefined) throw new AppError('authentication_required')
    const done = await findChange(tx, userId, asked.id)
    if (done) return whatItDid(tx, asked, done)
    const holds = ahead?.revision === number - 1 && (await stillHolds(tx, ahead.decided))
    const decided = holds ? ahead.decided : inOrder(await decide(tx))
    const { edits } = decided
    await writeWithinLimit(tx, userId, edits, (share) => tell(share / 2))
    await insertChange(tx, userId, {
      ...recordOf(asked, decided),
      ...{ number, printings: edits.length, happenedAt: clock.now().toISOString() },
    })
    await insertEdits(tx, userId, { number, edits }, (share) => tell((1 + share) / 2))
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
  { userId, id }: AskedChange,
  decide: Decide,
): Promise<Ahead | undefined> {
  const revision = await findRevision(db, userId)
  if (revision === undefined || (await findChange(db, userId, id))) return undefined
  try {
    return { revision, decided: inOrder(await decide(db)) }
  } catch (error) {
    // It may have been read while somebody was writing: the transaction knows better.
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

function recordOf(asked: AskedChange, decided: Decided) {
  return {
    id: asked.id,
    kind: asked.kind,
    undoes: asked.undoes ?? null,
    family: decided.family ?? null,
    restoresAt: asked.restoresAt ?? null,
    asked: digestOf(asked),
    isPartial: decided.isPartial ?? false,
    fileName: asked.fileName ?? null,
  }
}

async function whatItDid(tx: Tx, asked: AskedChange, done: ChangeRecord) {
  if (done.asked !== digestOf(asked)) throw new AppError('idempotency_key_used')
  const edits = await listEdits(tx, asked.userId, { number: done.number })
  return { edits, isPartial: done.isPartial }
}

function digestOf({ kind, asks }: AskedChange): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, asks]))
    .digest('base64url')
}

export function changesSomething(edit: Edit): boolean {
  return !isMark(edit) || edit.before?.withdrawnAt !== edit.after?.withdrawnAt
}

async function writeWithinLimit(
  tx: Tx,
  userId: string,
  edits: readonly Edit[],
  tell: Tell,
): Promise<void> {
  await writeEdits(tx, userId, edits, tell)
  const coming = edits.filter(({ before }) => !before).length
  const going = edits.filter(({ after }) => !after).length
  if (coming <= going) return
  if ((await countEntries(tx, userId)) > limits.collectionPrintings) {
    throw new AppError('collection_full')
  }
}
