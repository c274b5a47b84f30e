import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { snapshotPath } from './cards/import/snapshot-file.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { refuseUnfinishedCopy } from './db/unfinished-copy.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import { secretPath } from './http/session-secret.ts'
import type { Clock } from './lib/clock.ts'
import { StartProblem } from './lib/start-problem.ts'

interface Opening {
  clock: Clock
  /** Hears of connections that are lost, and of tries to reach a database that is away. */
  log: FastifyBaseLogger
}

/** The database of the configuration, with the current schema; DATA_DIR is there, too. */
export async function openStorage(config: Config, { clock, log }: Opening): Promise<Database> {
  await mkdir(config.dataDir, { recursive: true })
  await refuseEmptied(config)
  const database = openDatabase(config.database, {
    postgres: config.postgres,
    onLostConnection: ({ message }) =>
      log.warn({ reason: message }, 'a connection to the database was lost'),
  })
  if (database.engine === 'postgres') await waitForDatabase(database.db, log)
  await refuseUnfinishedCopy(database)
  await migrate(database, clock)
  return database
}

/**
 * An empty file is a first start that was killed, or else the rest of a database: to go on with
 * that as if nobody had ever registered would hide what happened.
 */
async function refuseEmptied({ dataDir, database }: Config) {
  if (!('file' in database) || !(await isEmpty(database.file))) return
  const hasRun = [secretPath(dataDir), snapshotPath(dataDir)].some(existsSync)
  if (!hasRun) return
  throw new StartProblem(
    `The database ${database.file} is empty, although this server has run before. Restore a backup with: npm run restore -- FILE, or delete the empty file to begin anew.`,
  )
}

async function isEmpty(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found?.size === 0
}
