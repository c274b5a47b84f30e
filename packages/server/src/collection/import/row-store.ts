import {
  type ImportProblem,
  type ImportRowState,
  type ImportRowsShown,
  importRowState,
  limits,
} from '@manafolio/contract'
import { type SqlBool, sql } from 'kysely'
import type { Problem } from '../../cards/lists/listed.ts'
import { bulkInsert } from '../../db/bulk-insert.ts'
import type { Db } from '../../db/database.ts'
import { pageByPage, rowsPerPage } from '../../db/page-by-page.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { storedKind } from '../stored-kind.ts'
import type { ReadyRow } from './plan.ts'
import { columnsOf, type ImportKey, problemsIn, rowIn } from './row-columns.ts'
import type { StoredRow } from './stored-row.ts'

/** Writes some rows in place of those that are there under their numbers. */
export async function upsertRows(
  db: Db,
  key: ImportKey,
  rows: readonly StoredRow[],
): Promise<void> {
  const written = rows.map((row) => columnsOf(key, row))
  const names = Object.keys(written[0] ?? {})
  await bulkInsert(db, 'collection_import_rows', written)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'import_id', 'number'])
        .doUpdateSet(Object.fromEntries(names.map((name) => [name, sql.ref(`excluded.${name}`)]))),
    )
    .execute()
}

/** Rows from one number to another. */
interface Range {
  from: number
  to: number
}

/** How many rows there are of a kind, and of how many copies. */
export interface RowCount {
  state: ImportRowState
  reason: string | null
  rows: number
  copies: number
}

export async function countRows(db: Db, key: ImportKey, { from, to }: Range): Promise<RowCount[]> {
  const rows = await rowsOf(db, key)
    .select((select) => [
      'state',
      'reason',
      select.fn.countAll<number>().as('rows'),
      select.fn.sum<number | string | null>('quantity').as('copies'),
    ])
    .where('number', '>=', from)
    .where('number', '<=', to)
    .groupBy(['state', 'reason'])
    .execute()
  return rows.map((row) => ({
    state: importRowState.parse(row.state),
    reason: row.reason,
    rows: row.rows,
    copies: Number(row.copies),
  }))
}

/** In the order of the file. Rows of earlier pages are not read. */
export async function listRows(
  db: Db,
  key: ImportKey,
  { show, page }: { show: ImportRowsShown; page: number },
): Promise<StoredRow[]> {
  const first = rowsOf(db, key)
    .select('number')
    .where(shown[show])
    .orderBy('number')
    .limit(1)
    .offset((page - 1) * limits.importRowsPage)
  const rows = await rowsOf(db, key)
    .selectAll()
    .where(shown[show])
    .where('number', '>=', first)
    .orderBy('number')
    .limit(limits.importRowsPage)
    .execute()
  return rows.map(rowIn)
}

const shown = {
  all: sql<SqlBool>`1 = 1`,
  ready: sql<SqlBool>`state = 'ready'`,
  doubtful: sql<SqlBool>`state = 'doubtful'`,
  fix: sql<SqlBool>`state = 'fix'`,
  left_out: sql<SqlBool>`state = 'left_out'`,
} as const satisfies Record<ImportRowsShown, unknown>

export async function findRow(
  db: Db,
  key: ImportKey,
  number: number,
): Promise<StoredRow | undefined> {
  const row = await rowsOf(db, key).selectAll().where('number', '=', number).executeTakeFirst()
  return row && rowIn(row)
}

export async function findRows(
  db: Db,
  key: ImportKey,
  numbers: readonly number[],
): Promise<StoredRow[]> {
  const rows = await rowsOf(db, key).selectAll().where('number', 'in', numbers).execute()
  return rows.map(rowIn)
}

/** What stands in the file, of all rows in its order. */
export async function listFileRows(
  db: Db,
  key: ImportKey,
): Promise<Pick<StoredRow, 'number' | 'line' | 'cells'>[]> {
  return pageByPage(async (last?: { number: number }) => {
    const rows = await rowsOf(db, key)
      .select(['number', 'line', 'cells'])
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(rowsPerPage)
      .execute()
    return rows.map(({ cells, ...row }) => ({ ...row, cells: JSON.parse(cells) }))
  })
}

/** The states of the rows that are added: sure, or doubtful too. */
export type AddedStates = readonly Extract<ImportRowState, 'ready' | 'doubtful'>[]

/** How often rows to fix have the same problems, of which one is among these. */
export async function countProblems(
  db: Db,
  key: ImportKey,
  reasons: readonly ImportProblem[],
): Promise<{ problems: readonly Problem[]; rows: number }[]> {
  const rows = await rowsOf(db, key)
    .select((select) => ['said', select.fn.countAll<number>().as('rows')])
    .where('state', '=', 'fix')
    .where((where) => where.or(reasons.map((reason) => where('said', 'like', `%"${reason}"%`))))
    .groupBy('said')
    .execute()
  return rows.map(({ said, rows }) => ({ problems: problemsIn(said), rows }))
}

/** All rows that are added, in the order of the file. */
export async function listAddedRows(
  db: Db,
  key: ImportKey,
  states: AddedStates,
): Promise<ReadyRow[]> {
  const rows = await pageByPage((last?: { number: number }) =>
    rowsOf(db, key)
      .select(['number', 'scryfall_id', 'quantity', 'added_at', 'finish', 'condition', 'language'])
      .where('state', 'in', states)
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(rowsPerPage)
      .execute(),
  )
  return rows.flatMap(({ number, scryfall_id, quantity, added_at, ...kind }) =>
    scryfall_id === null || quantity === null
      ? []
      : [
          {
            number,
            scryfallId: scryfall_id,
            quantity,
            addedAt: added_at,
            ...storedKind(kind),
          },
        ],
  )
}

/** Deletes those of the rows from one number to another that were added; others have their turn. */
export async function deleteAddedRows(
  db: Db,
  { userId, importId }: ImportKey,
  { from, to, states }: Range & { states: AddedStates },
): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  for (let first = from; first <= to; first += rowsPerPage) {
    await db
      .deleteFrom('collection_import_rows')
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('state', 'in', states)
      .where('number', '>=', first)
      .where('number', '<', first + rowsPerPage)
      .where('number', '<=', to)
      .execute()
    await yieldToEventLoop()
  }
}

export async function deleteRows(
  db: Db,
  { userId, importId }: ImportKey,
  numbers: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('collection_import_rows')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('number', 'in', numbers)
    .execute()
}

export function rowsOf(db: Db, { userId, importId }: ImportKey) {
  return db
    .selectFrom('collection_import_rows')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
}
