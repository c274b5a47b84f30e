import { resolve } from 'node:path'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import Libsql from 'libsql'
import { sqliteDriver } from './sqlite-driver.ts'
import { isBusy } from './sqlite-errors.ts'
import { lockOfFile, type WriteLock } from './write-lock.ts'

const patienceMs = 10_000

/** Reads wait only where another process recovers the file or closes it as the last one. */
const readMs = 1000

interface SqliteOptions {
  /** How long a write waits for other processes. */
  writeMs?: number
  /** Of those in this process that write to the file. */
  lock?: WriteLock
  /** Called when a write found no room on the disk. */
  onFull?: () => void
}

/**
 * The embedded database. Several processes may share the file: readers never wait, writers wait
 * for one another. A commit is on the disk before it is acknowledged.
 */
export function sqliteDialect(
  file: string,
  { writeMs = patienceMs, lock = lockOfFile(resolve(file)), onFull = () => {} }: SqliteOptions = {},
): Dialect {
  const openWriting = () => open(file, 0)
  const openReading = () => onlyReading(open(file, readMs))
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver({ file, openWriting, openReading, lock, writeMs, onFull }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

const retryMs = 20

/**
 * Processes that make a file at once meet where it gets its write-ahead log: there SQLite refuses
 * all but one without waiting, so that opening is tried again.
 */
function open(file: string, busyTimeoutMs: number): Libsql.Database {
  const deadline = performance.now() + patienceMs
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
  // In pages of 4 KiB: what many small changes write again and again is moved to the file less often.
  database.pragma('wal_autocheckpoint = 4000')
  return database
}

/** A write that comes here by mistake fails, instead of getting in the way of a transaction. */
function onlyReading(database: Libsql.Database) {
  database.pragma('query_only = ON')
  return database
}
