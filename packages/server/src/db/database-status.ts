import { sql } from 'kysely'
import type { Database, Db } from './database.ts'

/** Throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.selectNoFrom((select) => select.lit(1).as('one')).execute()
}

/** How much the data takes on disk. */
export async function databaseBytes({
  db,
  engine,
}: Pick<Database, 'db' | 'engine'>): Promise<number> {
  const { rows } = await (engine === 'postgres' ? postgresBytes : sqliteBytes).execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

interface Size {
  bytes: number
}

const postgresBytes = sql<Size>`select pg_database_size(current_database()) as bytes`

const sqliteBytes = sql<Size>`select page_count * page_size as bytes
  from pragma_page_count(), pragma_page_size()`
