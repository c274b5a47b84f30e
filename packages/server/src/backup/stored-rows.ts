import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { rowBatches } from '../db/row-batches.ts'
import { eventLoopYielder } from '../lib/yield-to-event-loop.ts'
import type { StoredValue } from './backup-format.ts'
import type { StoredTable } from './stored-tables.ts'

type Row = Record<string, StoredValue>

const rowsPerPage = 500

/** All rows of a table in the order of its key, page by page; others have their turn after each. */
export async function* pagesOf(db: Db, table: StoredTable): AsyncGenerator<StoredValue[][]> {
  const yieldToEventLoop = eventLoopYielder()
  const readAfter = async (last: Row | undefined) => {
    const { rows } = await sql<Row>`select ${refs(table.columns)} from ${sql.table(table.name)}
      ${last ? after(table.key, last) : sql``}
      order by ${refs(table.key)} limit ${sql.lit(rowsPerPage)}`.execute(db)
    return rows
  }
  for await (const rows of rowBatches(rowsPerPage, readAfter)) {
    if (rows.length > 0) yield rows.map((row) => table.columns.map((column) => row[column] ?? null))
    await yieldToEventLoop()
  }
}

/** Not more than rowsAtOnce. */
export async function insertRows(
  tx: Db,
  { name, columns }: Pick<StoredTable, 'name' | 'columns'>,
  rows: readonly StoredValue[][],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(row.map(written))})`)
  await sql`insert into ${sql.table(name)} (${refs(columns)}) values ${sql.join(values)}`.execute(
    tx,
  )
}

/** PostgreSQL takes bytes as a Buffer only. */
function written(value: StoredValue): StoredValue {
  return value instanceof ArrayBuffer ? Buffer.from(value) : value
}

function after(key: readonly string[], last: Row) {
  return sql`where (${refs(key)}) > (${sql.join(key.map((column) => last[column]))})`
}

function refs(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}
