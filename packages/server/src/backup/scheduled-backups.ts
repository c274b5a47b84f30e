import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { Cron } from 'croner'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { whileHolding } from '../db/lease.ts'
import type { Clock } from '../lib/clock.ts'
import { backUpIntoFolder } from './backup-folder.ts'
import {
  type BackupStatus,
  findBackupStatus,
  updateBackupFailure,
  updateBackupSuccess,
} from './store.ts'

const everyMinute = '* * * * *'

const hourMs = 60 * 60 * 1000

/** After a failure, at most this long until the next try. */
const retryMs = hourMs

const leaseName = 'backup'

interface BackupDeps {
  database: Database
  config: Pick<Config, 'backups'>
  clock: Clock
  log: FastifyBaseLogger
}

interface BackupReport {
  /** Null when none are scheduled. */
  everyHours: number | null
  lastSuccessAt: string | null
  /** Null when nothing failed since the last success. */
  lastFailure: { at: string; reason: string } | null
}

export interface ScheduledBackups {
  /** Looks now and then every minute whether a backup is due; never without BACKUP_EVERY. */
  start(): void
  /** One look; resolves when the backup that it led to is done. */
  look(): Promise<void>
  /** For administrators, from every process of the site. */
  status(): Promise<BackupReport>
  /** Breaks off what is under way; the next start makes it anew. */
  stop(): Promise<void>
}

/** Backs up regularly, in one of the processes that share a database. */
export function scheduledBackups(deps: BackupDeps): ScheduledBackups {
  const { database, config, clock, log } = deps
  const { everyMs } = config.backups
  const shared = { db: database.db, clock }
  const claim = { name: leaseName, holder: randomUUID() }
  const stopping = new AbortController()
  let running = Promise.resolve()

  const isBackupDue = async () =>
    everyMs !== undefined &&
    isDue(await findBackupStatus(database.db), { everyMs, now: clock.now() })

  async function backUpWhenDue() {
    if (stopping.signal.aborted || !(await isBackupDue())) return
    await whileHolding(shared, claim, async (lease) => {
      if (!(await isBackupDue())) return // another process may just have done it
      await backUp(deps, AbortSignal.any([stopping.signal, lease.signal]))
    })
  }

  /** Never twice at a time: the lease does not exclude its own process. */
  function lookQueued(): Promise<void> {
    const next = running.then(backUpWhenDue)
    running = next.catch(() => {})
    return next
  }

  const onError = (error: unknown) => log.warn({ err: error }, 'looking for a due backup failed')
  const options = { paused: true, protect: true, unref: true, catch: onError }
  const job = new Cron(everyMinute, options, lookQueued)
  return {
    start() {
      if (everyMs === undefined) return
      job.resume()
      void job.trigger()
    },
    look: lookQueued,
    status: async () => reportOf(await findBackupStatus(database.db), everyMs),
    async stop() {
      job.stop()
      stopping.abort()
      await running
    },
  }
}

function reportOf(status: BackupStatus | undefined, everyMs: number | undefined): BackupReport {
  const { succeededAt = null, failedAt = null, problem = null } = status ?? {}
  return {
    everyHours: everyMs === undefined ? null : everyMs / hourMs,
    lastSuccessAt: succeededAt,
    lastFailure: failedAt && problem ? { at: failedAt, reason: problem } : null,
  }
}

/** An instant in the future was written by a clock that has gone back since. */
function isDue(
  status: BackupStatus | undefined,
  { everyMs, now }: { everyMs: number; now: Date },
): boolean {
  const hasPassed = (instant: string | null | undefined, ms: number) => {
    const passedMs = instant ? now.getTime() - new Date(instant).getTime() : ms
    return passedMs >= ms || passedMs < 0
  }
  if (!hasPassed(status?.failedAt, Math.min(everyMs, retryMs))) return false
  return hasPassed(status?.succeededAt, everyMs)
}

async function backUp({ database, config, clock, log }: BackupDeps, signal: AbortSignal) {
  const shared = { db: database.db, clock }
  const began = performance.now()
  try {
    const { file, sizeBytes } = await backUpIntoFolder(database, {
      ...config.backups,
      clock,
      signal,
    })
    await updateBackupSuccess(shared, { fileName: basename(file), sizeBytes })
    const tookMs = Math.round(performance.now() - began)
    log.info({ file, sizeBytes, tookMs }, 'the database was backed up')
  } catch (error) {
    if (signal.aborted) return log.info('the backup was broken off')
    const problem = error instanceof Error ? error.message : String(error)
    log.error({ err: error }, 'the backup failed; the next try is within an hour')
    await updateBackupFailure(shared, problem)
  }
}
