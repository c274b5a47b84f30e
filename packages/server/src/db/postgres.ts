import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const oid = { int8: 20, json: 114, timestamptz: 1184 }

/** Hears of connections that broke while nobody used them. */
export type LostConnection = (error: Error) => void

/** Values as SQLite gives them, so that one store serves both engines. */
const parsers: Record<number, (text: string) => unknown> = {
  [oid.int8]: Number,
  [oid.json]: (text) => text,
  [oid.timestamptz]: (text) => new Date(text).toISOString(),
}

export function postgresDialect(url: string, onLostConnection: LostConnection): Dialect {
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      parsers[id] ?? pg.types.getTypeParser(id, format),
  }
  const pool = new pg.Pool({ connectionString: url, types })
  // An idle connection that breaks leaves the pool, and the next query gets a new one or an error
  // of its own. Without a listener, the news alone would end this process.
  pool.on('error', onLostConnection)
  return new PostgresDialect({ pool })
}
