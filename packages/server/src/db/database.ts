import { Kysely } from 'kysely'
import {
  defaultPostgresOptions,
  type LostConnection,
  type PostgresOptions,
  postgresDialect,
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
  const isPostgres = 'url' in at
  const dialect = isPostgres
    ? postgresDialect(
        at.url,
        { ...defaultPostgresOptions, ...postgres },
        { onLostConnection, onFull },
      )
    : sqliteDialect(at.file, { onFull })
  const db: Db = new Kysely({ dialect })
  return {
    db,
    engine: isPostgres ? 'postgres' : 'sqlite',
    at,
    async hasRoom() {
      if (isFull) isFull = !(await hasRoomForWrite(db))
      return !isFull
    },
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
