import { Kysely } from 'kysely'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'

export interface Database {
  db: Db
  engine: Engine
}

/** PostgreSQL at an address, or the embedded database in a file. */
export function openDatabase(at: { url: string } | { file: string }): Database {
  if ('url' in at)
    return { engine: 'postgres', db: new Kysely({ dialect: postgresDialect(at.url) }) }
  return { engine: 'sqlite', db: new Kysely({ dialect: sqliteDialect(at.file) }) }
}
