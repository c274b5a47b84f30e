import type {
  ImportCertainty,
  ImportDoubt,
  ImportOmission,
  ImportRowState,
} from '@manafolio/contract'
import { type SqlBool, sql, type Updateable } from 'kysely'
import type { Problem } from '../../cards/lists/listed.ts'
import type { ImportedRow } from '../../db/collection-tables.ts'
import type { Db } from '../../db/database.ts'
import { pageByPage, rowsPerPage } from '../../db/page-by-page.ts'
import type { ImportKey } from './row-columns.ts'
import { rowsOf } from './row-store.ts'

/** Rows in a state, for any or for one reason. */
export interface RowsMeant {
  state: ImportRowState
  reason?: string | undefined
  /** Only of these printings. */
  scryfallIds?: readonly string[] | undefined
}

/** Leaves rows out by their user's wish. */
export async function leaveOutRows(db: Db, key: ImportKey, rows: RowsMeant): Promise<void> {
  await updateRows(db, key, rows)
    .set({ state: 'left_out', reason: 'own_wish' } satisfies RowColumns)
    .execute()
}

/** Takes doubtful rows for what was found: there is no problem with them. */
export async function confirmRows(
  db: Db,
  key: ImportKey,
  { doubt, scryfallIds }: { doubt: ImportDoubt } & Pick<RowsMeant, 'scryfallIds'>,
): Promise<void> {
  await updateRows(db, key, { state: 'doubtful', reason: doubt, scryfallIds })
    .set({ state: 'ready', reason: null, certainty: 'chosen', is_unsure: 0 } satisfies RowColumns)
    .execute()
}

interface RowColumns extends Omit<Updateable<ImportedRow>, 'state' | 'reason' | 'certainty'> {
  state: ImportRowState
  reason: ImportOmission | null
  certainty?: ImportCertainty
}

function updateRows(
  db: Db,
  { userId, importId }: ImportKey,
  { state, reason, scryfallIds }: RowsMeant,
) {
  return db
    .updateTable('collection_import_rows')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('state', '=', state)
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? ''))
    .$if(scryfallIds !== undefined, (query) => query.where('scryfall_id', 'in', scryfallIds ?? []))
}

/** How many rows with a doubt there are of each printing. */
export async function countDoubted(
  db: Db,
  key: ImportKey,
  doubt: ImportDoubt,
): Promise<{ scryfallId: string; rows: number }[]> {
  const rows = await rowsOf(db, key)
    .select((select) => ['scryfall_id', select.fn.countAll<number>().as('rows')])
    .where('state', '=', 'doubtful')
    .where('reason', '=', doubt)
    .groupBy('scryfall_id')
    .execute()
  return rows.flatMap(({ scryfall_id: scryfallId, rows }) =>
    scryfallId === null ? [] : [{ scryfallId, rows }],
  )
}

/** The numbers of the rows in a state, for any or for one reason. */
export async function listNumbers(
  db: Db,
  key: ImportKey,
  { state, reason }: RowsMeant,
): Promise<number[]> {
  const rows = await pageByPage((last?: { number: number }) =>
    rowsOf(db, key)
      .select('number')
      .where('state', '=', state)
      .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? ''))
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(rowsPerPage)
      .execute(),
  )
  return rows.map(({ number }) => number)
}

/** The numbers of the rows to fix that have a problem with a text. */
export async function listNumbersWith(
  db: Db,
  key: ImportKey,
  { reason, raw }: Problem,
): Promise<number[]> {
  const written = JSON.stringify([reason, raw]).replace(/[\\%_]/g, '\\$&')
  const rows = await pageByPage((last?: { number: number }) =>
    rowsOf(db, key)
      .select('number')
      .where('state', '=', 'fix')
      .where(sql<SqlBool>`said like ${`%${written}%`} escape '\\'`)
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(rowsPerPage)
      .execute(),
  )
  return rows.map(({ number }) => number)
}
