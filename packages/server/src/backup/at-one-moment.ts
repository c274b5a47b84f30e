import { Kysely, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

const patienceMs = 10_000

/** Reads one state of the database, however long that takes; others go on writing meanwhile. */
export async function atOneMoment<Result>(
  { db, at }: Database,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  if ('url' in at) {
    const transaction = db.transaction().setIsolationLevel('repeatable read')
    return transaction.setAccessMode('read only').execute(read)
  }
  const own = ownConnection(at.file)
  try {
    return await own.transaction().execute(read)
  } finally {
    await own.destroy()
  }
}

/** A transaction of the shared connections would begin with the write lock. */
function ownConnection(file: string): Db {
  const database = new Libsql(file)
  database.pragma(`busy_timeout = ${patienceMs}`)
  database.pragma('query_only = ON')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}
