import { Kysely } from 'kysely'
import {
  defaultPostgresOptions,
  type LostConnection,
  type PostgresOptions,
  postgresDialect,
  postgresPool,
} from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import { StorageFullError } from './storage-errors.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'

/** PostgreSQL at an address, or the embedded database in a file. */
export type DatabaseAddress = { url: string } | { file: string }

export interface Database {
  db: Db
  engine: Engine
  at: DatabaseAddress
  /** False after a write that found the disk full, until one succeeds. Tries one to find out. */
  hasRoom(): Promise<boolean>
  /** Of the pool to PostgreSQL, and how many callers wait for one. SQLite has none. */
  connections?: () => Record<'busy' | 'idle' | 'waiting', number>
}

interface OpenOptions {
  onLostConnection?: LostConnection
  postgres?: Partial<PostgresOptions>
}

export function openDatabase(
  at: DatabaseAddress,
  { onLostConnection = () => {}, postgres }: OpenOptions = {},
): Database {
  let isFull = false
  const onFull = () => {
    isFull = true
  }
  const opened = 'url' in at ? openPostgres(at.url) : openSqlite(at.file)
  const { db } = opened
  return {
    ...opened,
    at,
    async hasRoom() {
      if (isFull) isFull = !(await hasRoomForWrite(db))
      return !isFull
    },
  }

  function openPostgres(url: string) {
    const pool = postgresPool(url, { ...defaultPostgresOptions, ...postgres }, onLostConnection)
    const dialect = postgresDialect(pool, url, onFull)
    const connections = () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    })
    return { db: new Kysely<Tables>({ dialect }), engine: 'postgres' as const, connections }
  }

  function openSqlite(file: string) {
    return {
      db: new Kysely<Tables>({ dialect: sqliteDialect(file, { onFull }) }),
      engine: 'sqlite' as const,
    }
  }
}

const probe = {
  name: 'is there room?',
  holder: 'x'.repeat(64 * 1024),
  held_until: new Date(0).toISOString(),
  share: null,
}

/** Writes a row of some size, and removes it. */
async function hasRoomForWrite(db: Db): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('leases').values(probe).execute()
      await tx.deleteFrom('leases').where('name', '=', probe.name).execute()
    })
    return true
  } catch (error) {
    if (error instanceof StorageFullError) return false
    throw error
  }
}

/** How messages refer to a database: without the password of its address. */
export function databaseName(at: DatabaseAddress): string {
  if ('file' in at) return at.file
  const { host, pathname } = new URL(at.url)
  return `${pathname.slice(1)} on ${host}`
}
