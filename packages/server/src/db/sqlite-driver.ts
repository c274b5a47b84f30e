import { setTimeout } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import type Libsql from 'libsql'
import { LRUCache } from 'lru-cache'
import { isBusy, sqliteError } from './sqlite-errors.ts'
import { StorageFullError } from './storage-errors.ts'
import type { WriteLock } from './write-lock.ts'

interface SqliteFile {
  file: string
  /** Opens the connection that writes. It does not wait for locks. */
  openWriting: () => Libsql.Database
  openReading: () => Libsql.Database
  lock: WriteLock
  /** How long a write waits for other processes. */
  writeMs: number
  onFull: () => void
}

/**
 * Two connections to one file: the one that writes, and one that only reads. So reads continue
 * beside a long transaction and see the state before it. Writes wait for their turn, also for other
 * processes, without holding up this thread.
 */
export function sqliteDriver(options: SqliteFile): Driver {
  let handles: SqliteHandles | undefined
  const opened = () => {
    if (!handles) throw new Error('the database is not open')
    return handles
  }
  return {
    async init() {
      handles = new SqliteHandles(options)
    },
    acquireConnection: async () => new SqliteConnection(opened()),
    beginTransaction: (connection) => connectionOf(connection).begin(),
    commitTransaction: async (connection) => connectionOf(connection).commit(),
    rollbackTransaction: async (connection) => connectionOf(connection).rollback(),
    async releaseConnection() {},
    async destroy() {
      handles?.close()
    },
  }
}

function connectionOf(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection
  throw new Error('this connection is of another driver')
}

/** A pause between two tries to get the lock that another process has. At random, to be fair. */
const retryMs = () => 1 + Math.random() * 9

const preparedMax = 300

class SqliteHandles {
  readonly #options: SqliteFile
  readonly #writing: Libsql.Database
  readonly #reading: Libsql.Database
  /**
   * Preparing takes longer than most reads. SQLite prepares a statement again when the schema has
   * changed. A statement that fails may stay in progress and has to go, so none that writes is cached.
   */
  readonly #prepared = new LRUCache<string, Libsql.Statement>({ max: preparedMax })

  constructor(options: SqliteFile) {
    this.#options = options
    this.#writing = options.openWriting()
    this.#reading = options.openReading()
  }

  read<R>(query: CompiledQuery): QueryResult<R> {
    return this.#attempt(() => {
      try {
        return { rows: this.#prepare(query.sql).all(query.parameters) as R[] }
      } catch (error) {
        this.#prepared.delete(query.sql)
        throw error
      }
    })
  }

  write<R>(query: CompiledQuery): QueryResult<R> {
    return this.#attempt(() => run(this.#writing, query))
  }

  /** Waits for the others of this process and of other ones. Resolves to what ends the turn. */
  async begin(): Promise<() => void> {
    const release = await this.#options.lock()
    try {
      await this.#beginImmediate()
      return release
    } catch (error) {
      release()
      throw this.#refusalOf(error)
    }
  }

  /**
   * Takes the write lock of the file at once. A transaction that first reads and then writes would
   * otherwise fail when another process wrote in between. It is the one statement that can find the
   * file locked, and not prepared: a prepared one that fails so stays in progress in libsql, and
   * then no transaction of its connection can commit (libsql-client-ts#352).
   */
  async #beginImmediate(): Promise<void> {
    const deadline = performance.now() + this.#options.writeMs
    for (;;) {
      try {
        this.#writing.exec('begin immediate')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
      }
      await setTimeout(retryMs())
    }
  }

  commit(): void {
    this.#attempt(() => this.#writing.exec('commit'))
  }

  /** SQLite has rolled back by itself after some errors, such as those of a full disk. */
  rollback(): void {
    if (this.#writing.inTransaction) this.#attempt(() => this.#writing.exec('rollback'))
  }

  close(): void {
    this.#prepared.clear()
    this.#reading.close()
    this.#writing.close()
  }

  #prepare(sql: string): Libsql.Statement {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#reading.prepare(sql)
    this.#prepared.set(sql, statement)
    return statement
  }

  #attempt<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      throw this.#refusalOf(error)
    }
  }

  #refusalOf(error: unknown): unknown {
    const refusal = sqliteError(error, this.#options.file)
    if (refusal instanceof StorageFullError) this.#options.onFull()
    return refusal
  }
}

/** What one query, or one transaction, talks to. */
class SqliteConnection implements DatabaseConnection {
  readonly #handles: SqliteHandles
  /** Ends the turn of this connection's transaction. */
  #release: (() => void) | undefined

  constructor(handles: SqliteHandles) {
    this.#handles = handles
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release) return this.#handles.write(query)
    if (SelectQueryNode.is(query.query)) return this.#handles.read(query)
    await this.begin()
    try {
      const result = this.#handles.write<R>(query)
      this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read page by page, not streamed')
  }

  async begin(): Promise<void> {
    this.#release = await this.#handles.begin()
  }

  /** One that fails is rolled back next, and only then is it the next one's turn. */
  commit(): void {
    this.#handles.commit()
    this.#endTransaction()
  }

  rollback(): void {
    try {
      this.#handles.rollback()
    } finally {
      this.#endTransaction()
    }
  }

  #endTransaction(): void {
    this.#release?.()
    this.#release = undefined
  }
}

function run<R>(database: Libsql.Database, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as R[] } // as Kysely's own driver
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
