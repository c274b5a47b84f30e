import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import type Libsql from 'libsql'
import { sqliteError } from './sqlite-errors.ts'
import { SqliteStatements } from './sqlite-statements.ts'
import { SqliteWriter } from './sqlite-writer.ts'
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
    commitTransaction: (connection) => connectionOf(connection).commit(),
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

class SqliteHandles {
  readonly #options: SqliteFile
  readonly #writer: SqliteWriter
  readonly #reading: Libsql.Database
  readonly #statements: SqliteStatements

  constructor(options: SqliteFile) {
    this.#options = options
    this.#writer = new SqliteWriter({ ...options, database: options.openWriting() })
    this.#reading = options.openReading()
    this.#statements = new SqliteStatements(this.#reading)
  }

  read<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#refusing(() =>
      this.#statements.use(sql, (statement) => ({ rows: statement.all(parameters) as R[] })),
    )
  }

  begin(): Promise<void> {
    return this.#refusing(() => this.#writer.begin())
  }

  write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#refusing(() => this.#writer.run<R>(query))
  }

  commit(): Promise<void> {
    return this.#refusing(() => this.#writer.commit())
  }

  rollback(): Promise<void> {
    return this.#refusing(() => this.#writer.rollback())
  }

  close(): void {
    this.#statements.clear()
    this.#reading.close()
    this.#writer.close()
  }

  async #refusing<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      const refusal = sqliteError(error, this.#options.file)
      if (refusal instanceof StorageFullError) this.#options.onFull()
      throw refusal
    }
  }
}

/** What one query, or one transaction, talks to. */
class SqliteConnection implements DatabaseConnection {
  readonly #handles: SqliteHandles
  #isInTransaction = false

  constructor(handles: SqliteHandles) {
    this.#handles = handles
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return this.#handles.write(query)
    if (SelectQueryNode.is(query.query)) return this.#handles.read(query)
    await this.begin()
    try {
      const result = await this.#handles.write<R>(query)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw error
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read page by page, not streamed')
  }

  async begin(): Promise<void> {
    await this.#handles.begin()
    this.#isInTransaction = true
  }

  /** Waits for the disk, when the transaction is over and the next one has its turn. */
  async commit(): Promise<void> {
    const committed = this.#handles.commit()
    this.#isInTransaction = false
    await committed
  }

  /** One that failed to be committed is over already. */
  async rollback(): Promise<void> {
    if (!this.#isInTransaction) return
    this.#isInTransaction = false
    await this.#handles.rollback()
  }
}
