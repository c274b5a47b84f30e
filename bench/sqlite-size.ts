import { stat } from 'node:fs/promises'
import type { Db } from '@manafolio/server/src/db/database.ts'
import { sql } from 'kysely'

/** The size of an embedded database's file, with everything that was committed. */
export async function sizeOf(db: Db, file: string): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return (await stat(file)).size
}

/** The sum of the values of a column. */
export async function bytesOf(db: Db, table: string, column: string): Promise<number> {
  const length = sql`length(${sql.ref(column)})`
  const { rows } = await sql<{ bytes: number }>`
    select sum(${length}) as bytes from ${sql.table(table)}`.execute(db)
  return rows[0]?.bytes ?? 0
}
