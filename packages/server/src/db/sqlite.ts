import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import Libsql from 'libsql'

const busyTimeoutMs = 10_000

/**
 * The embedded database. Several processes may share the file: readers never wait, writers wait
 * for one another. A commit is on the disk before it is acknowledged.
 */
export function sqliteDialect(file: string): Dialect {
  const config: SqliteDialectConfig = { database: async () => open(file) }
  const dialect = new SqliteDialect(config)
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(config),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function open(file: string) {
  const database = new Libsql(file)
  database.pragma(`busy_timeout = ${busyTimeoutMs}`)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return database
}

/**
 * Takes the write lock when a transaction begins. A transaction that first reads and then writes
 * would otherwise fail when another process wrote in between.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
