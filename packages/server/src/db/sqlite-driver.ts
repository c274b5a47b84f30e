import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type SqliteDatabase,
} from 'kysely'
import type { WriteLock } from './write-lock.ts'

/** Two connections to one file: the one that writes, and one that only reads. */
export interface SqliteHandles {
  writing: SqliteDatabase
  reading: SqliteDatabase
}

/**
 * Lets reads continue beside a long transaction, which see the state before
 * it. Who writes waits for the transaction without holding up this thread, as SQLite itself would.
 */
export function sqliteDriver(open: () => SqliteHandles, lock: WriteLock): Driver {
  let handles: SqliteHandles | undefined
  const opened = () => {
    if (!handles) throw new Error('the database is not open')
    return handles
  }
  return {
    async init() {
      handles = open()
    },
    acquireConnection: async () => new SqliteConnection(opened(), lock),
    async beginTransaction(connection) {
      await connectionOf(connection).begin()
    },
    async commitTransaction(connection) {
      connectionOf(connection).commit()
    },
    async rollbackTransaction(connection) {
      connectionOf(connection).rollback()
    },
    async releaseConnection() {},
    async destroy() {
      handles?.reading.close()
      handles?.writing.close()
    },
  }
}

function connectionOf(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection
  throw new Error('this connection is of another driver')
}

/** What one query, or one transaction, talks to. */
class SqliteConnection implements DatabaseConnection {
  readonly #handles: SqliteHandles
  readonly #lock: WriteLock
  /** Ends the turn of this connection's transaction. */
  #release: (() => void) | undefined

  constructor(handles: SqliteHandles, lock: WriteLock) {
    this.#handles = handles
    this.#lock = lock
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writing, reading } = this.#handles
    if (this.#release) return run(writing, query)
    if (SelectQueryNode.is(query.query)) return run(reading, query)
    const release = await this.#lock()
    try {
      return run(writing, query)
    } finally {
      release()
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read page by page, not streamed')
  }

  /**
   * Takes the write lock of the file at once. A transaction that first reads and then writes would
   * otherwise fail when another process wrote in between.
   */
  async begin(): Promise<void> {
    const release = await this.#lock()
    try {
      run(this.#handles.writing, CompiledQuery.raw('begin immediate'))
    } catch (error) {
      release()
      throw error
    }
    this.#release = release
  }

  /** One that fails is rolled back next, and only then is it the next one's turn. */
  commit(): void {
    run(this.#handles.writing, CompiledQuery.raw('commit'))
    this.#endTransaction()
  }

  rollback(): void {
    try {
      run(this.#handles.writing, CompiledQuery.raw('rollback'))
    } finally {
      this.#endTransaction()
    }
  }

  #endTransaction(): void {
    this.#release?.()
    this.#release = undefined
  }
}

function run<R>(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as R[] } // as Kysely's own driver
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
