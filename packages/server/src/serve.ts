import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { makeSetupLink } from './accounts/registration/setup-link.ts'
import { deleteExpired } from './accounts/rules.ts'
import { buildApp } from './app.ts'
import { scheduledBackups } from './backup/scheduled-backups.ts'
import { cardRows } from './card-rows.ts'
import { applyMigrations } from './cards/changes/rules.ts'
import { snapshotPath } from './cards/import/snapshot-file.ts'
import { openLiveCatalogue } from './cards/open-catalogue.ts'
import { openRefresher } from './cards/refresh/open-refresher.ts'
import { sampleFiles } from './cards/sample.ts'
import { forgetBrokenOff } from './collection/import/broken-off.ts'
import { finishChanges } from './collection/pending/finish.ts'
import { valueRecorder } from './collection/value/value-recorder.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/database.ts'
import { openStandby } from './db/standby/open-standby.ts'
import { readsPrimary } from './db/standby/stale-reads.ts'
import { storageCheck } from './db/storage-check.ts'
import type { Deps } from './deps.ts'
import { storedSecret } from './http/session-secret.ts'
import { systemClock } from './lib/clock.ts'
import { closeOnSignals } from './lib/close-on-signals.ts'
import { diskWatch } from './lib/disk-watch.ts'
import { createLogger } from './lib/logger.ts'
import { openMailer } from './mail/open-mailer.ts'
import { answerScrapes, processMetrics } from './metrics/process-metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { openStorage } from './open-storage.ts'
import { readyMessage } from './workers/supervisor.ts'

// This file runs as src/serve.ts and as dist/main.js: one folder below the package either way.
const packageDir = new URL('..', import.meta.url)
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const files = {
  sample: sampleFiles(packageDir),
  worker: new URL(`import-worker.${extension}`, import.meta.url),
  quickCheck: new URL(`quick-check.${extension}`, import.meta.url),
}
const hourMs = 60 * 60 * 1000

/** Background work begins this long after a start. */
const calmMs = 60_000

/** A stop may take as long, then the process ends all the same. */
const stoppingMs = 10_000

const webDir = fileURLToPath(new URL('../web/dist', packageDir))

/** One process that answers; resolves when it listens. */
export async function serve(config: Config): Promise<void> {
  const log = createLogger(config.logLevel)
  prepareProcess(config, log)
  const snapshot = snapshotPath(config.dataDir)
  const [database, catalogue] = await Promise.all([
    storageOf(config, log),
    openLiveCatalogue({ snapshot, sample: files.sample }, log),
  ])
  const { db, engine, hasRoom } = database
  const standby = openStandby(config, db, log)
  const readStale = standby?.read ?? readsPrimary(db)
  const needs = { db, readStale, catalogue, clock: systemClock, log }
  const jobs = backgroundJobs(config, { ...needs, database })
  const metrics = config.metricsPort === undefined ? undefined : processMetrics(database, standby)
  const app = await buildApp({
    ...needs,
    engine,
    hasRoom,
    random: Math.random,
    storageCheck: jobs.checking,
    config,
    health: {
      startedAt: systemClock.now(),
      backups: jobs.backups.status,
    },
    sessionSecret: config.sessionSecret ?? (await storedSecret(config.dataDir)),
    mailer: openMailer(config, { clock: systemClock, log }),
    webDir: existsSync(join(webDir, 'index.html')) ? webDir : null,
    ...(metrics && { metrics }),
  })
  closeOnSignals(log, {
    signals: cluster.isWorker ? ['SIGTERM'] : ['SIGINT', 'SIGTERM'],
    limitMs: stoppingMs,
    ignoresSecond: cluster.isWorker,
    async close() {
      standby?.stop()
      await allSettled(log, [app.close(), jobs.stop()])
      await Promise.all([db.destroy(), standby?.close()])
    },
  })
  const setupLink = isFirst() ? await makeSetupLink({ ...needs, config }) : undefined
  await app.listen({ port: config.port, host: config.host })
  if (metrics && cluster.isPrimary) {
    await serveMetrics({ config, log, read: () => metrics.metrics() })
  }
  if (cluster.isPrimary) process.stdout.write(`\nManafolio is ready: ${config.publicUrl}\n\n`)
  else process.send?.(readyMessage)
  if (setupLink) process.stdout.write(`Create the first administrator: ${setupLink}\n\n`)
  jobs.start()
}

/** What must be there before anything takes time. */
function prepareProcess(config: Config, log: FastifyBaseLogger) {
  if (cluster.isPrimary) {
    process.on('SIGUSR2', () => log.warn('only workers can be restarted: see --workers'))
    return
  }
  // They reach all processes of a terminal; workers are stopped by the one that started them.
  for (const signal of ['SIGINT', 'SIGUSR2'] as const) process.on(signal, () => {})
  if (config.metricsPort !== undefined) answerScrapes()
}

/** Of several workers, the one that was started before all others. */
function isFirst(): boolean {
  return cluster.isPrimary || cluster.worker?.id === 1
}

type JobDeps = Pick<Deps, 'db' | 'readStale' | 'catalogue' | 'clock' | 'log'> & {
  database: Database
}

/** What the server does beside answering. */
function backgroundJobs(config: Config, { database, ...needs }: JobDeps) {
  const { clock, log } = needs
  const refreshing = openRefresher(config, {
    ...needs,
    ...database,
    applyMigrations: (migrations) => applyMigrations({ ...needs, cardRows }, migrations),
    snapshotFile: snapshotPath(config.dataDir),
    worker: files.worker,
    random: Math.random,
  })
  const recording = valueRecorder(needs)
  const backups = scheduledBackups({ database, config, clock, log })
  const checking = storageCheck({ at: database.at, program: files.quickCheck, clock, log })
  const watching = diskWatch({ folder: config.dataDir, clock, log })
  return {
    backups,
    checking,
    start() {
      refreshing.start()
      watching.start()
      setTimeout(() => {
        recording.start()
        backups.start()
        checking.start()
      }, calmMs).unref() // the first requests after a start come first
    },
    async stop() {
      watching.stop()
      await allSettled(
        log,
        [refreshing, recording, backups, checking].map((job) => job.stop()),
      )
    },
  }
}

async function allSettled(log: FastifyBaseLogger, stopping: Promise<void>[]) {
  for (const end of await Promise.allSettled(stopping)) {
    if (end.status === 'rejected') log.error({ err: end.reason }, 'stopping went wrong')
  }
}

/**
 * The database with the current schema; now and every hour, expired rows are deleted
 * and what interrupted processes left is finished.
 */
async function storageOf(config: Config, log: FastifyBaseLogger): Promise<Database> {
  const database = await openStorage(config, { clock: systemClock, log })
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
  await finishChanges({ db, clock: systemClock })
}
