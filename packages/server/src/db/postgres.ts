import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { postgresDriver } from './postgres-driver.ts'
import { serverProbe } from './server-probe.ts'

/** How PostgreSQL is used. */
export interface PostgresOptions {
  poolSize: number
  /** For a connection, in milliseconds: a new one, or a free one of the pool. */
  connectMs: number
  /** For one statement, enforced by the server; 0 for no limit. */
  statementMs: number
  /** After so long without a statement, the server ends a transaction; 0 for never. */
  idleTransactionMs: number
}

export const defaultPostgresOptions: PostgresOptions = {
  poolSize: 10,
  connectMs: 8000,
  statementMs: 60_000,
  idleTransactionMs: 60_000,
}

/** Called with the error of each connection that breaks, idle or in use. */
export type LostConnection = (error: Error) => void

const oid = { int8: 20, json: 114, timestamptz: 1184 }

/** Values as SQLite gives them, so that one store serves both engines. */
const parsers: Record<number, (text: string) => unknown> = {
  [oid.int8]: Number,
  [oid.json]: (text) => text,
  [oid.timestamptz]: (text) => new Date(text).toISOString(),
}

/** The connections to a database. */
export function postgresPool(
  url: string,
  options: PostgresOptions,
  onLostConnection: LostConnection,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectMs,
    statement_timeout: options.statementMs,
    idle_in_transaction_session_timeout: options.idleTransactionMs,
    application_name: 'manafolio',
    keepAlive: true,
    types: { getTypeParser },
  })
  // A connection that breaks leaves the pool, and who uses it gets an error. Without a listener, the
  // event alone would end this process: the pool's own only listens while a connection is idle.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onLostConnection))
  return pool
}

/** @param onFull Called when a write found no room on the disk. */
export function postgresDialect(pool: pg.Pool, url: string, onFull: () => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => postgresDriver({ pool, isAlive: serverProbe(url), onFull }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function getTypeParser(id: number, format?: 'text' | 'binary') {
  return parsers[id] ?? pg.types.getTypeParser(id, format)
}
