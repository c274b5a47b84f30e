import { resolve } from 'node:path'
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import Libsql from 'libsql'
import { sqliteDriver } from './sqlite-driver.ts'
import { lockOfFile, type WriteLock } from './write-lock.ts'

const patienceMs = 10_000

interface SqliteOptions {
  /** How long a statement waits for another process. */
  busyTimeoutMs?: number
  /** Of those in this process that write to the file. */
  lock?: WriteLock
}

/**
 * The embedded database. Several processes may share the file: readers never wait, writers wait
 * for one another. A commit is on the disk before it is acknowledged.
 */
export function sqliteDialect(
  file: string,
  { busyTimeoutMs = patienceMs, lock = lockOfFile(resolve(file)) }: SqliteOptions = {},
): Dialect {
  const connect = () => open(file, busyTimeoutMs)
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () =>
      sqliteDriver(
        () => ({
          writing: replacedWhenBusy(connect),
          reading: replacedWhenBusy(() => onlyReading(connect())),
        }),
        lock,
      ),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

const retryMs = 20

/**
 * Processes that make a file at once meet where it gets its write-ahead log: there SQLite refuses
 * all but one without waiting, so that opening is tried again.
 */
function open(file: string, busyTimeoutMs: number) {
  const deadline = performance.now() + busyTimeoutMs
  for (;;) {
    const database = new Libsql(file)
    try {
      return configured(database, busyTimeoutMs)
    } catch (error) {
      database.close()
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs)
  }
}

function configured(database: Libsql.Database, busyTimeoutMs: number) {
  database.pragma(`busy_timeout = ${busyTimeoutMs}`)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // In KiB: what a large transaction writes need not be put aside before it ends.
  database.pragma('cache_size = -16384')
  return database
}

/** A write that comes here by mistake fails, instead of getting in the way of a transaction. */
function onlyReading(database: Libsql.Database) {
  database.pragma('query_only = ON')
  return database
}

/**
 * A statement that fails because of another writer stays in progress in libsql until it is
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
