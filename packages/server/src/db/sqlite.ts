import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import Libsql from 'libsql'

const patience = { busyTimeoutMs: 10_000 }

/**
 * The embedded database. Several processes may share the file: readers never wait, writers wait
 * for one another. A commit is on the disk before it is acknowledged.
 */
export function sqliteDialect(file: string, { busyTimeoutMs } = patience): Dialect {
  const connect = () => open(file, busyTimeoutMs)
  const config: SqliteDialectConfig = { database: async () => replacedWhenBusy(connect) }
  const dialect = new SqliteDialect(config)
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(config),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function open(file: string, busyTimeoutMs: number) {
  const database = new Libsql(file)
  database.pragma(`busy_timeout = ${busyTimeoutMs}`)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return database
}

/**
 * A statement that fails because somebody else is writing stays in progress in libsql until it is
 * garbage, and meanwhile no transaction of its connection can commit (libsql-client-ts#352). So
 * a connection that was busy is replaced. It is never inside of a transaction then, since those
 * begin with the write lock.
 */
function replacedWhenBusy(connect: () => Libsql.Database): SqliteDatabase {
  let database = connect()
  function attempt<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      if (isBusy(error)) {
        database.close()
        database = connect()
      }
      throw error
    }
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.reader,
        all: (parameters) => attempt(() => statement.all(parameters)),
        run: (parameters) => attempt(() => statement.run(parameters)),
        iterate: (parameters) => attempt(() => statement.iterate(parameters)),
      }
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY')
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
