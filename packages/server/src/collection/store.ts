import { sql } from 'kysely'
import { bulkInsert } from '../db/bulk-insert.ts'
import type { Db } from '../db/database.ts'
import { inPieces } from '../db/in-pieces.ts'
import { pageByPage, rowsPerPage } from '../db/page-by-page.ts'
import { rowsAtOnce } from '../db/rows-at-once.ts'
import type { OnProgress } from '../lib/on-progress.ts'
import { listEdits } from './edit-store.ts'
import { type EntryState, stateOf, storedVariants } from './entry-state.ts'
import { findPending } from './pending/pending-store.ts'

/** Entries by the ids of their printings. */
export type States = Map<string, EntryState>

/** What becomes of an entry; undefined when there was none, or is none any more. */
export interface Edit {
  scryfallId: string
  before: EntryState | undefined
  after: EntryState | undefined
}

const stateColumns = [
  'id',
  'scryfall_id',
  'quantity',
  'variants',
  'added_at',
  'withdrawn_at',
] as const

/** All entries, as they are with a change that is pending. */
export async function listStates(db: Db, userId: string): Promise<States> {
  const pending = await listPendingEdits(db, userId)
  const entries = await pageByPage(async (last?: readonly [string, EntryState]) => {
    const rows = await db
      .selectFrom('collection')
      .select(stateColumns)
      .where('user_id', '=', userId)
      .where('scryfall_id', '>', last?.[0] ?? '')
      .orderBy('scryfall_id')
      .limit(rowsPerPage)
      .execute()
    return rows.map((row) => [row.scryfall_id, stateOf(row)] as const)
  })
  const states = new Map(entries)
  applyTo(states, pending)
  return states
}

export async function findStates(
  db: Db,
  userId: string,
  scryfallIds: Iterable<string>,
): Promise<States> {
  const states: States = new Map()
  await inPieces([...scryfallIds], async (ids) => {
    const pending = await listPendingEdits(db, userId, ids)
    const rows = await db
      .selectFrom('collection')
      .select(stateColumns)
      .where('user_id', '=', userId)
      .where('scryfall_id', 'in', ids)
      .execute()
    for (const row of rows) states.set(row.scryfall_id, stateOf(row))
    applyTo(states, pending)
  })
  return states
}

async function listPendingEdits(db: Db, userId: string, scryfallIds?: readonly string[]) {
  const pending = await findPending(db, userId)
  if (!pending) return []
  return listEdits(db, userId, { number: pending.number, ...(scryfallIds && { scryfallIds }) })
}

function applyTo(states: States, edits: readonly Edit[]): void {
  for (const { scryfallId, after } of edits) {
    if (after) states.set(scryfallId, after)
    else states.delete(scryfallId)
  }
}

export async function countEntries(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collection')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Writes what becomes of entries, in pieces. Deletions make room before insertions. `onProgress`
 * receives which share is written.
 */
export async function writeEdits(
  tx: Db,
  userId: string,
  edits: readonly Edit[],
  onProgress: OnProgress = () => {},
): Promise<void> {
  const gone = edits.filter(({ after }) => after === undefined)
  const remaining = edits.filter(({ after }) => after !== undefined)
  const shareOfGone = gone.length / edits.length
  await inPieces(
    gone,
    (chunk) => deleteEntries(tx, userId, chunk),
    (share) => onProgress(share * shareOfGone),
  )
  await inPieces(
    remaining,
    (chunk) => upsertEntries(tx, userId, chunk),
    (share) => onProgress(shareOfGone + share * (1 - shareOfGone)),
  )
}

async function deleteEntries(tx: Db, userId: string, edits: readonly Edit[]): Promise<void> {
  const ids = edits.map(({ scryfallId }) => scryfallId)
  await tx
    .deleteFrom('collection')
    .where('user_id', '=', userId)
    .where('scryfall_id', 'in', ids)
    .execute()
}

async function upsertEntries(tx: Db, userId: string, edits: readonly Edit[]): Promise<void> {
  const rows = edits.flatMap(({ scryfallId, after }) =>
    after ? [{ user_id: userId, scryfall_id: scryfallId, ...columnsOf(after) }] : [],
  )
  await bulkInsert(tx, 'collection', rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'scryfall_id']).doUpdateSet({
        id: sql.ref('excluded.id'),
        quantity: sql.ref('excluded.quantity'),
        variants: sql.ref('excluded.variants'),
        added_at: sql.ref('excluded.added_at'),
        withdrawn_at: sql.ref('excluded.withdrawn_at'),
      }),
    )
    .execute()
}

/** Deletes some of a user's entries; answers how many. */
export async function deleteSomeEntries(db: Db, userId: string): Promise<number> {
  const deleted = await db
    .deleteFrom('collection')
    .where('id', 'in', (some) =>
      some.selectFrom('collection').select('id').where('user_id', '=', userId).limit(rowsAtOnce),
    )
    .returning('id')
    .execute()
  return deleted.length
}

function columnsOf({ id, addedAt, withdrawnAt, variants }: EntryState) {
  return { id, added_at: addedAt, withdrawn_at: withdrawnAt, ...storedVariants(variants) }
}
