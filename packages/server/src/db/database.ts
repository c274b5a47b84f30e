import { Kysely } from 'kysely'
import { type LostConnection, postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'

export interface Database {
  db: Db
  engine: Engine
}

/** PostgreSQL at an address, or the embedded database in a file. */
export function openDatabase(
  at: { url: string } | { file: string },
  onLostConnection: LostConnection = () => {},
): Database {
  const isPostgres = 'url' in at
  const dialect = isPostgres ? postgresDialect(at.url, onLostConnection) : sqliteDialect(at.file)
  return { engine: isPostgres ? 'postgres' : 'sqlite', db: new Kysely({ dialect }) }
}
