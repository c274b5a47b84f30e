import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type Row = Record<string, unknown>
export type Rows = Record<string, Row[]>

/** Tells these statements from those of the server. */
const ofTest = sql`/* of a test */`

/** Everything in the database but counted tries, whatever tables there are; in a fixed order. */
export async function allRows(db: Db): Promise<Rows> {
  const found: Rows = {}
  for (const table of await tablesOf(db)) {
    const rows: readonly object[] = await db
      .selectFrom(table)
      .selectAll()
      .modifyEnd(ofTest)
      .execute()
    found[table] = rows
      .map((row) => ({ ...row }))
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return found
}

/** Those that a query without a schema's name meets; tests each have their schema. */
async function tablesOf(db: Db): Promise<(keyof Tables)[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { rows } = await (isPostgres ? inSchema : inFile).execute(db)
  // Kysely knows the tables by our type, the database by their names.
  return rows.map(({ name }) => name as keyof Tables).filter((name) => name !== 'tries')
}

interface Named {
  name: string
}

const inSchema = sql<Named>`select table_name as name from information_schema.tables
  where table_schema = current_schema() order by table_name`

const inFile = sql<Named>`select name from sqlite_master
  where type = 'table' and name not like 'sqlite%' order by name`

/** Those that belong to a user: they name the user, or something of the user's. */
export function rowsOf(rows: Rows, userId: string): Rows {
  const known = new Set([userId])
  for (let before = 0; before < known.size; ) {
    before = known.size
    for (const row of Object.values(rows).flat()) {
      if (names(row, known) && typeof row.id === 'string') known.add(row.id)
    }
  }
  return filtered(rows, (row) => names(row, known))
}

/** All but those of one user. */
export function rowsWithout(rows: Rows, userId: string): Rows {
  const own = new Set(Object.values(rowsOf(rows, userId)).flat())
  return filtered(rows, (row) => !own.has(row))
}

function names(row: Row, ids: ReadonlySet<string>): boolean {
  return Object.values(row).some((value) => typeof value === 'string' && ids.has(value))
}

function filtered(rows: Rows, matches: (row: Row) => boolean): Rows {
  const filteredTables = Object.entries(rows).map(
    ([table, all]) => [table, all.filter(matches)] as const,
  )
  return Object.fromEntries(filteredTables)
}
