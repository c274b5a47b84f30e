import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import pg from 'pg'
import { postgresError } from './postgres-errors.ts'
import type { ServerProbe } from './server-probe.ts'
import { DatabaseUnavailableError, StorageFullError } from './storage-errors.ts'

interface PostgresServer {
  pool: pg.Pool
  /** Asked while a statement takes long. */
  isAlive: ServerProbe
  onFull: () => void
}

/** Connections of a pool that notice a server that does not answer. */
export function postgresDriver(server: PostgresServer): Driver {
  const execute = (connection: DatabaseConnection, sql: string) =>
    connection.executeQuery(CompiledQuery.raw(sql))
  return {
    async init() {},
    async acquireConnection() {
      const client = await server.pool.connect().catch((error: unknown) => {
        throw postgresError(error)
      })
      return new PostgresConnection(client, server)
    },
    async beginTransaction(connection, { isolationLevel, accessMode }) {
      const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      await execute(connection, ['begin', ...modes.filter(Boolean)].join(' '))
    },
    async commitTransaction(connection) {
      await execute(connection, 'commit')
    },
    async rollbackTransaction(connection) {
      try {
        await execute(connection, 'rollback')
      } catch (error) {
        // The server rolls back by itself what it did for a connection that is lost.
        if (!(error instanceof DatabaseUnavailableError)) throw error
      }
    },
    async releaseConnection(connection) {
      if (connection instanceof PostgresConnection) connection.release()
    },
    destroy: () => server.pool.end(),
  }
}

/** A statement that takes longer has the server asked whether it is alive, again and again. */
const patienceMs = 3000

const writingCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * What one query, or one transaction, talks to. A slow statement may take its time, but a server
 * that does not answer at all loses the connection: TCP would take a quarter of an hour to notice.
 */
class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #server: PostgresServer

  constructor(client: pg.PoolClient, server: PostgresServer) {
    this.#client = client
    this.#server = server
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const watch = setInterval(() => this.#cutUnlessAlive(), patienceMs)
    try {
      const { command, rowCount, rows } = await this.#client.query(sql, [...parameters])
      const isWrite = writingCommands.has(command)
      return { rows, ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    } catch (error) {
      throw this.#refusalOf(error)
    } finally {
      clearInterval(watch)
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read page by page, not streamed')
  }

  /** The pool drops it when it is broken. */
  release(): void {
    this.#client.release()
  }

  async #cutUnlessAlive(): Promise<void> {
    if (await this.#server.isAlive()) return
    if (this.#client instanceof pg.Client) this.#client.connection.stream.destroy()
  }

  #refusalOf(error: unknown): unknown {
    const refusal = postgresError(error)
    if (refusal instanceof StorageFullError) this.#server.onFull()
    return refusal
  }
}
