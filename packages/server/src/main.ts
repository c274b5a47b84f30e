import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { deleteExpired } from './accounts/rules.ts'
import { buildApp } from './app.ts'
import { cardRows } from './card-rows.ts'
import { applyMigrations } from './cards/changes/rules.ts'
import { snapshotPath } from './cards/import/snapshot-file.ts'
import { openLiveCatalogue } from './cards/open-catalogue.ts'
import { openRefresher } from './cards/refresh/open-refresher.ts'
import { forgetBrokenOff } from './collection/import/broken-off.ts'
import { valueRecorder } from './collection/value/value-recorder.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Database, type Db, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import { warmRoleCache } from './decks/additions/role-cache-warmup.ts'
import { storedSecret } from './http/session-secret.ts'
import { systemClock } from './lib/clock.ts'
import { diskWatch } from './lib/disk-watch.ts'
import { limitHeap } from './lib/heap.ts'
import { createLogger } from './lib/logger.ts'
import { openMailer } from './mail/open-mailer.ts'

// This file runs as src/main.ts and as dist/main.js: one folder below the package either way.
const packageDir = new URL('..', import.meta.url)
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const files = {
  sample: new URL('sample/cards.jsonl', packageDir),
  worker: new URL(`import-worker.${extension}`, import.meta.url),
}
const hourMs = 60 * 60 * 1000

/** Background work begins this long after a start. */
const calmMs = 60_000

/** A stop may take as long, then the process ends all the same. */
const stoppingMs = 10_000

const webDir = fileURLToPath(new URL('../web/dist', packageDir))

limitHeap()
process.umask(0o077) // password hashes and e-mails: not readable by other users of the machine
try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`)
  process.exit(1)
}

async function start(config: Config) {
  const log = createLogger(config.logLevel)
  await mkdir(config.dataDir, { recursive: true })
  diskWatch({ folder: config.dataDir, clock: systemClock, log }).start()
  const snapshot = snapshotPath(config.dataDir)
  const [database, catalogue] = await Promise.all([
    openStorage(config, log),
    openLiveCatalogue({ snapshot, sample: files.sample }, log),
  ])
  const { db, engine, hasRoom } = database
  const needs = { db, catalogue, clock: systemClock, log }
  const app = await buildApp({
    ...needs,
    engine,
    hasRoom,
    config,
    health: { startedAt: systemClock.now() },
    sessionSecret: config.sessionSecret ?? (await storedSecret(config.dataDir)),
    mailer: openMailer(config, { clock: systemClock, log }),
    webDir: existsSync(join(webDir, 'index.html')) ? webDir : null,
  })
  const refreshing = openRefresher(config, {
    ...needs,
    ...database,
    applyMigrations: (migrations) => applyMigrations({ ...needs, cardRows }, migrations),
    snapshotFile: snapshot,
    worker: files.worker,
    random: Math.random,
  })
  const recording = valueRecorder(needs)
  closeOnSignals(async () => {
    setTimeout(() => {
      log.error(`the server did not stop within ${stoppingMs / 1000} seconds, and is ended`)
      process.exit(1)
    }, stoppingMs).unref()
    const ends = await Promise.allSettled([app.close(), refreshing.stop(), recording.stop()])
    for (const end of ends) {
      if (end.status === 'rejected') log.error({ err: end.reason }, 'stopping went wrong')
    }
    await db.destroy()
  })
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`\nManafolio is ready: ${config.publicUrl}\n\n`)
  refreshing.start()
  setTimeout(() => {
    recording.start()
    warmRoleCache({ catalogue, log })
  }, calmMs).unref() // the first requests after a start come first
}

/** The database with the current schema; expired rows are deleted now and every hour. */
async function openStorage(config: Config, log: FastifyBaseLogger): Promise<Database> {
  const database = openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl }
      : { file: join(config.dataDir, 'manafolio.db') },
    {
      postgres: config.postgres,
      onLostConnection: ({ message }) =>
        log.warn({ reason: message }, 'a connection to the database was lost'),
    },
  )
  if (config.databaseUrl) await waitForDatabase(database.db, log)
  await migrate(database, systemClock)
  await forgetExpired(database.db)
  setInterval(() => {
    forgetExpired(database.db).catch((error: unknown) => {
      log.warn({ err: error }, 'expired rows could not be deleted; trying again in an hour')
    })
  }, hourMs).unref()
  return database
}

async function forgetExpired(db: Db) {
  await deleteExpired({ db, clock: systemClock })
  await forgetBrokenOff({ db, clock: systemClock })
}

/** Ctrl-C and a polite kill finish what is under way; a second one does not wait. */
function closeOnSignals(close: () => Promise<void>) {
  let isClosing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isClosing) process.exit(1)
      isClosing = true
      await close()
      process.exit(0)
    })
  }
}

function startProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : ''
    return `Port ${port} is already in use. Stop what uses it, or set PORT to another number.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
