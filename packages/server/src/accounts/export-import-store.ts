import {
  type AccountExport,
  condition,
  finish,
  importFormat,
  importRowState,
  language,
} from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { ImportedRow } from '../db/collection-tables.ts'
import type { Db } from '../db/database.ts'

type ImportOfOwner = Omit<AccountExport['imports'][number], 'rows'> & { id: string }
type RowOfImport = AccountExport['imports'][number]['rows'][number]
type DayValue = AccountExport['values'][number]

/** Rows that one query reads. Each has up to 64 KB of a file. */
const rowsAtOnce = 100

/** Days that one query reads: more than a year of them. */
const daysAtOnce = 500

/** The imports, oldest first, without their rows. There are a few at most. */
export async function importsOf(db: Db, userId: string): Promise<ImportOfOwner[]> {
  const rows = await db
    .selectFrom('collection_imports')
    .select(['id', 'file_name', 'format', 'started_at'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    format: importFormat.parse(row.format),
    startedAt: row.started_at,
  }))
}

/** The rows of an import in batches, in the order of the file. */
export async function* importRowsOf(
  db: Db,
  userId: string,
  importId: string,
): AsyncGenerator<RowOfImport[]> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: Selectable<ImportedRow>[] = await db
      .selectFrom('collection_import_rows')
      .selectAll()
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(rowsAtOnce)
      .execute()
    yield rows.map(rowOfImport)
    after = rows.at(rowsAtOnce - 1)?.number
  }
}

function rowOfImport(row: Selectable<ImportedRow>): RowOfImport {
  const cells: [column: string, text: string][] = JSON.parse(row.cells) // as the table has them
  return {
    line: row.line,
    cells: cells.map(([column, text]) => ({ column, text })),
    state: importRowState.parse(row.state),
    scryfallId: row.scryfall_id,
    quantity: row.quantity,
    finish: row.finish === null ? null : finish.parse(row.finish),
    condition: row.condition === null ? null : condition.parse(row.condition),
    language: row.language === null ? null : language.parse(row.language),
    addedAt: row.added_at,
  }
}

/** What the collection was worth in batches of days, oldest first. */
export async function* valuesOf(db: Db, userId: string): AsyncGenerator<DayValue[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Awaited<ReturnType<typeof valuesAfter>> = await valuesAfter(db, userId, after)
    yield rows.map((row) => ({
      day: row.day,
      valueUsd: row.cents / 100,
      copies: row.copies,
      pricedCopies: row.priced_copies,
    }))
    after = rows.at(daysAtOnce - 1)?.day
  }
}

function valuesAfter(db: Db, userId: string, day: string) {
  return db
    .selectFrom('collection_values')
    .select(['day', 'cents', 'copies', 'priced_copies'])
    .where('user_id', '=', userId)
    .where('day', '>', day)
    .orderBy('day')
    .limit(daysAtOnce)
    .execute()
}
