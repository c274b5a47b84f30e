import { randomUUID } from 'node:crypto'
import type { MergedQuantity, Moment } from '../cards/changes/card-rows.ts'
import { growMerge } from './change-store.ts'
import type { Tx } from './decided.ts'
import { isMark, listEdits, upsertEdits } from './edit-store.ts'
import { type Edit, findStates, writeEdits } from './store.ts'
import { copiesIn, mergeQuantities } from './variants.ts'

/**
 * Puts the copies under one id to those under another, as the card-data service did with their
 * printings. It is a part of the transaction that locked the user, and of one change with all else
 * that happens in it.
 */
export async function moveEntry(
  tx: Tx,
  userId: string,
  { from, to, ...moment }: Moment & { from: string; to: string },
): Promise<MergedQuantity> {
  const states = await findStates(tx, userId, [from, to])
  const [moving, there] = [states.get(from), states.get(to)]
  const copiesThere = copiesIn(there?.variants ?? [])
  if (!moving) return { there: copiesThere, after: copiesThere }
  const addedAt = there && there.addedAt < moving.addedAt ? there.addedAt : moving.addedAt
  const variants = mergeQuantities(there?.variants ?? [], moving.variants)
  const after = { ...(there ?? moving), addedAt, withdrawnAt: null, variants }
  await writeMoved(tx, userId, {
    ...moment,
    edits: [
      { scryfallId: from, before: moving, after: undefined },
      { scryfallId: to, before: there, after },
    ],
  })
  return { there: copiesThere, after: copiesIn(variants) }
}

/** Marks an entry whose printing the card-data service lists no more, or lists again. */
export async function markEntry(
  tx: Tx,
  userId: string,
  { scryfallId, isWithdrawn, ...moment }: Moment & { scryfallId: string; isWithdrawn: boolean },
): Promise<void> {
  const before = (await findStates(tx, userId, [scryfallId])).get(scryfallId)
  if (!before) return
  const after = { ...before, withdrawnAt: isWithdrawn ? moment.at : null }
  await writeMoved(tx, userId, { ...moment, edits: [{ scryfallId, before, after }] })
}

/** Of an entry that several steps of one change touch, the state before the first step counts. */
async function writeMoved(
  tx: Tx,
  userId: string,
  { at, revision: number, edits }: Moment & { edits: readonly Edit[] },
): Promise<void> {
  await writeEdits(tx, userId, edits)
  const scryfallIds = edits.map(({ scryfallId }) => scryfallId)
  const known = await listEdits(tx, userId, { number, scryfallIds })
  const wholes = edits.map((edit) => {
    const first = known.find(({ scryfallId }) => scryfallId === edit.scryfallId) ?? edit
    return { ...edit, before: first.before }
  })
  const printings = countReported(wholes) - countReported(known)
  await growMerge(tx, userId, { id: randomUUID(), number, happenedAt: at, printings })
  await upsertEdits(tx, userId, { number, edits: wholes })
}

/** Marks are no changes of the user's copies. */
function countReported(edits: readonly Edit[]): number {
  return edits.filter((edit) => !isMark(edit)).length
}
