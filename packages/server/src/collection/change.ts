import { createHash } from 'node:crypto'
import type { CollectionChangeKind } from '@manafolio/contract'
import { limits } from '@manafolio/contract'
import { lockCards } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ChangeRecord, findChange, insertChange } from './change-store.ts'
import { insertEdits, isMark, listEdits } from './edit-store.ts'
import { countEntries, type Edit, type Tell, writeEdits } from './store.ts'

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
}

/**
 * Does and records a change, all of it or nothing: what `decide` makes of entries while nobody else
 * writes this user's cards. A change that was done before is not done again, and is answered with
 * what it did then. `tell` hears how much of what was decided is written.
 */
export function changeCollection(
  { db, clock }: ChangeNeeds,
  asked: AskedChange,
  decide: (tx: Tx) => Promise<Decided>,
  { tell = () => {} }: { tell?: Tell } = {},
): Promise<Required<Omit<Decided, 'family'>>> {
  const { userId } = asked
  return db.transaction().execute(async (tx) => {
    const number = await lockCards(tx, userId)
    if (number === undefined) throw new AppError('authentication_required')
    const done = await findChange(tx, userId, asked.id)
    if (done) return whatItDid(tx, asked, done)
    const { edits: decided, isPartial = false, family = null } = await decide(tx)
    const edits = decided.filter(changesSomething)
    await writeWithinLimit(tx, userId, edits, (share) => tell(share / 2))
    await insertChange(tx, userId, {
      number,
      id: asked.id,
      kind: asked.kind,
      printings: edits.length,
      happenedAt: clock.now().toISOString(),
      undoes: asked.undoes ?? null,
      family,
      restoresAt: asked.restoresAt ?? null,
      asked: digestOf(asked),
      isPartial,
      fileName: asked.fileName ?? null,
    })
    await insertEdits(tx, userId, { number, edits }, (share) => tell((1 + share) / 2))
    return { edits, isPartial }
  })
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
