import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { bulkInsert } from '../db/bulk-insert.ts'
import type { CollectionChangeEntryRow } from '../db/collection-tables.ts'
import type { Db } from '../db/database.ts'
import { inPieces } from '../db/in-pieces.ts'
import { pageByPage, rowsPerPage } from '../db/page-by-page.ts'
import { rowsAtOnce } from '../db/rows-at-once.ts'
import type { Tables } from '../db/tables.ts'
import type { OnProgress } from '../lib/on-progress.ts'
import { historyFrom } from './change-store.ts'
import { readState, writeState } from './entry-state.ts'
import type { Edit } from './store.ts'
import { areSame } from './variants.ts'

interface Done {
  /** Of the change. */
  number: number
  edits: readonly Edit[]
}

export async function insertEdits(
  tx: Db,
  userId: string,
  { number, edits }: Done,
  onProgress: OnProgress = () => {},
): Promise<void> {
  await inPieces(
    edits,
    (chunk) =>
      insertSomeEdits(
        tx,
        userId,
        chunk.map((edit) => ({ ...edit, number })),
      ),
    onProgress,
  )
}

/** An edit with the number of the change that made it. */
export type NumberedEdit = Edit & { number: number }

/** At most as many as one statement writes. */
export async function insertSomeEdits(
  tx: Db,
  userId: string,
  edits: readonly NumberedEdit[],
): Promise<void> {
  const rows = edits.map((edit) => rowOf(userId, edit.number, edit))
  await bulkInsert(tx, 'collection_change_entries', rows).execute()
}

/** Writes more of what a change did, in place of what is written of the same entries. */
export async function upsertEdits(tx: Db, userId: string, { number, edits }: Done): Promise<void> {
  await tx
    .insertInto('collection_change_entries')
    .values(edits.map((edit) => rowOf(userId, number, edit)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'number', 'scryfall_id']).doUpdateSet({
        before: sql.ref('excluded.before'),
        after: sql.ref('excluded.after'),
        is_mark: sql.ref('excluded.is_mark'),
      }),
    )
    .execute()
}

function rowOf(userId: string, number: number, edit: Edit) {
  return {
    user_id: userId,
    number,
    scryfall_id: edit.scryfallId,
    before: writeState(edit.before),
    after: writeState(edit.after),
    is_mark: Number(isMark(edit)),
  }
}

/** No change has a lower number: those of an imported log are below 0. */
export const lowestNumber = -(2 ** 31)

/** Deletes some of what changes from one number to another did; answers how much. */
export async function deleteSomeEdits(
  db: Db,
  userId: string,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const some = await db
    .selectFrom('collection_change_entries')
    .select(['number', 'scryfall_id'])
    .where('user_id', '=', userId)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number')
    .orderBy('scryfall_id')
    .limit(rowsAtOnce)
    .execute()
  const last = some.at(-1)
  if (!last) return 0
  await db
    .deleteFrom('collection_change_entries')
    .where('user_id', '=', userId)
    .where('number', '>=', from)
    .where((is) =>
      is.or([
        is('number', '<', last.number),
        is.and([is('number', '=', last.number), is('scryfall_id', '<=', last.scryfall_id)]),
      ]),
    )
    .execute()
  return some.length
}

/** The effects of the changes of an imported log. */
export async function countImportedEdits(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collection_change_entries')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('number', '<', 0)
    .executeTakeFirstOrThrow()
  return count
}

/** The copies are as they were: at most their printing is withdrawn, or is listed again. */
export function isMark({ before, after }: Edit): boolean {
  if (!before || !after) return before === after
  return before.addedAt === after.addedAt && areSame(before.variants, after.variants)
}

/** What a change did to entries: to all of them, or to those of some printings. */
export async function listEdits(
  db: Db,
  userId: string,
  { number, scryfallIds }: { number: number; scryfallIds?: readonly string[] },
): Promise<Edit[]> {
  return pageByPage(async (last?: Edit) => {
    const rows = await db
      .selectFrom('collection_change_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .where('number', '=', number)
      .where('scryfall_id', '>', last?.scryfallId ?? '')
      .$if(scryfallIds !== undefined, (query) =>
        query.where('scryfall_id', 'in', scryfallIds ?? []),
      )
      .orderBy('scryfall_id')
      .limit(rowsPerPage)
      .execute()
    return rows.map(editOf)
  })
}

/** What some changes did to the copies of the first entries of each, or of some printings. */
export async function listFirstEdits(
  db: Db,
  userId: string,
  requested: {
    numbers: readonly number[]
    scryfallIds: readonly string[] | undefined
    limit: number
  },
): Promise<NumberedEdit[]> {
  const { numbers, scryfallIds, limit } = requested
  if (numbers.length === 0) return []
  const place = sql<number>`row_number() over (partition by number order by scryfall_id)`
  const rows = await db
    .selectFrom((entries) =>
      entries
        .selectFrom('collection_change_entries')
        .selectAll()
        .select(place.as('place'))
        .where('user_id', '=', userId)
        .where('number', 'in', numbers)
        .where('is_mark', '=', 0)
        .$if(scryfallIds !== undefined, (query) =>
          query.where('scryfall_id', 'in', scryfallIds ?? []),
        )
        .as('placed'),
    )
    .selectAll()
    .where('place', '<=', limit)
    .orderBy('number')
    .orderBy('place')
    .execute()
  return rows.map(numberedEditOf)
}

/** What an entry was before a change. */
export type Earlier = Pick<Edit, 'scryfallId' | 'before'>

/**
 * What each entry that changed after an instant was before its first change since then. A clock that
 * was put back makes no difference: all that came after the first of these changes is later.
 */
export async function listEarlier(db: Db, userId: string, at: string): Promise<Earlier[]> {
  const rows = await db
    .selectFrom((entries) =>
      entries
        .selectFrom('collection_change_entries')
        .select((select) => ['scryfall_id', select.fn.min('number').as('number')])
        .where('user_id', '=', userId)
        .where('number', '>=', (changes) => firstNumberAfter(changes, userId, at))
        .where('number', 'not in', stagedNumbers(db, userId))
        .where('number', '>=', historyFrom(db, userId))
        .groupBy('scryfall_id')
        .as('first'),
    )
    .innerJoin('collection_change_entries as entries', (join) =>
      join
        .onRef('entries.number', '=', 'first.number')
        .onRef('entries.scryfall_id', '=', 'first.scryfall_id'),
    )
    .select(['entries.scryfall_id', 'entries.before'])
    .where('entries.user_id', '=', userId)
    .execute()
  return rows.map((row) => ({ scryfallId: row.scryfall_id, before: readState(row.before) }))
}

type EntriesBuilder = ExpressionBuilder<Tables, 'collection_change_entries'>

function firstNumberAfter(changes: EntriesBuilder, userId: string, at: string) {
  return changes
    .selectFrom('collection_changes')
    .select((select) => select.fn.min('number').as('number'))
    .where('user_id', '=', userId)
    .where('happened_at', '>', at)
}

/** The numbers of changes that do not count: their entries are still being written, or removed. */
export function stagedNumbers(db: Db, userId: string) {
  return db
    .selectFrom('collection_pending_changes')
    .select('number')
    .where('user_id', '=', userId)
    .where('state', '!=', 'committed')
}

/**
 * What became of entries in changes from a revision on, in their order. A change with that number
 * is among them: a large one makes the revision after its number.
 */
export async function listEditsSince(
  db: Db,
  userId: string,
  revision: number,
): Promise<NumberedEdit[]> {
  return pageByPage(async (last: Place = { number: revision, scryfallId: '' }) => {
    const rows = await db
      .selectFrom('collection_change_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .where('number', '>=', last.number)
      .where('number', 'not in', stagedNumbers(db, userId))
      .where((is) =>
        is.or([is('number', '>', last.number), is('scryfall_id', '>', last.scryfallId)]),
      )
      .orderBy('number')
      .orderBy('scryfall_id')
      .limit(rowsPerPage)
      .execute()
    return rows.map(numberedEditOf)
  })
}

/** No id of a printing is empty. */
interface Place {
  number: number
  scryfallId: string
}

type Row = Omit<Selectable<CollectionChangeEntryRow>, 'user_id'>

function numberedEditOf(row: Row): NumberedEdit {
  return { ...editOf(row), number: row.number }
}

function editOf(row: Row): Edit {
  return {
    scryfallId: row.scryfall_id,
    before: readState(row.before),
    after: readState(row.after),
  }
}
