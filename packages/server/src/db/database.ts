import { Kysely } from 'kysely'
import { type LostConnection, postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'

/** PostgreSQL at an address, or the embedded database in a file. */
export type DatabaseAddress = { url: string } | { file: string }

export interface Database {
  db: Db
  engine: Engine
  at: DatabaseAddress
}

export function openDatabase(
  at: DatabaseAddress,
  onLostConnection: LostConnection = () => {},
): Database {
  const isPostgres = 'url' in at
  const dialect = isPostgres ? postgresDialect(at.url, onLostConnection) : sqliteDialect(at.file)
  return { engine: isPostgres ? 'postgres' : 'sqlite', db: new Kysely({ dialect }), at }
}

/** How messages refer to a database: without the password of its address. */
export function databaseName(at: DatabaseAddress): string {
  if ('file' in at) return at.file
  const { host, pathname } = new URL(at.url)
  return `${pathname.slice(1)} on ${host}`
}
