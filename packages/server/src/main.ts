import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deleteExpiredResetTokens, deleteExpiredSessions } from './accounts/store.ts'
import { buildApp } from './app.ts'
import { snapshotPath } from './cards/import/snapshot-file.ts'
import { openLiveCatalogue } from './cards/open-catalogue.ts'
import { openRefresher } from './cards/refresh/open-refresher.ts'
import { forgetBrokenOff } from './collection/import/broken-off.ts'
import { valueRecorder } from './collection/value/value-recorder.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Db, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { keepRolesKnown } from './decks/additions/kept-roles.ts'
import { systemClock } from './lib/clock.ts'
import { keepHeapSmall } from './lib/heap.ts'
import { createLogger } from './lib/logger.ts'
import { openMailer } from './mail/open-mailer.ts'
import { keptSecret } from './session-secret.ts'

// This file runs as src/main.ts and as dist/main.js: one folder below the package either way.
const packageDir = new URL('..', import.meta.url)
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const files = {
  sample: new URL('sample/cards.jsonl', packageDir),
  worker: new URL(`import-worker.${extension}`, import.meta.url),
}
const hourMs = 60 * 60 * 1000

/** How long after a start work begins that nobody waits for. */
const calmMs = 60_000

/** How long a stop waits for requests that are under way. */
const closingMs = 5000

const webDir = fileURLToPath(new URL('../web/dist', packageDir))

keepHeapSmall()
process.umask(0o077) // hashes of passwords and letters: other users of the machine read none of it
try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`)
  process.exit(1)
}

async function start(config: Config) {
  const log = createLogger(config.logLevel)
  await mkdir(config.dataDir, { recursive: true })
  const database = openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl }
      : { file: join(config.dataDir, 'manafolio.db') },
    (error) => log.warn({ err: error }, 'an idle connection to the database was lost'),
  )
  await migrate(database, systemClock)
  await forgetExpired(database.db)
  setInterval(() => {
    forgetExpired(database.db).catch((error: unknown) => {
      log.warn(
        { err: error },
        'what is expired or broke off could not be removed; again in an hour',
      )
    })
  }, hourMs).unref()
  const snapshot = snapshotPath(config.dataDir)
  const catalogue = await openLiveCatalogue({ snapshot, sample: files.sample }, log)
  const app = await buildApp({
    config,
    sessionSecret: config.sessionSecret ?? (await keptSecret(config.dataDir)),
    db: database.db,
    catalogue,
    clock: systemClock,
    mailer: openMailer(config, { clock: systemClock, log }),
    log,
    webDir: existsSync(join(webDir, 'index.html')) ? webDir : null,
  })
  const refreshing = openRefresher(config, {
    ...database,
    catalogue,
    clock: systemClock,
    log,
    snapshotFile: snapshot,
    worker: files.worker,
    random: Math.random,
  })
  const recording = valueRecorder({ db: database.db, catalogue, clock: systemClock, log })
  closeOnSignals(async () => {
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
    for (const end of await Promise.allSettled([
      app.close(),
      refreshing.stop(),
      recording.stop(),
    ])) {
      if (end.status === 'rejected') log.error({ err: end.reason }, 'stopping went wrong')
    }
    await database.db.destroy()
  })
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`\nManafolio is ready: ${config.publicUrl}\n\n`)
  refreshing.start()
  // Whoever comes first after a start is not to wait for it.
  setTimeout(() => {
    recording.start()
    keepRolesKnown({ catalogue, log })
  }, calmMs).unref()
}

async function forgetExpired(db: Db) {
  const now = systemClock.now().toISOString()
  await deleteExpiredSessions(db, now)
  await deleteExpiredResetTokens(db, now)
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
