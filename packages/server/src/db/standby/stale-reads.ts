import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../../errors.ts'
import type { Db } from '../database.ts'
import { DatabaseUnavailableError } from '../storage-errors.ts'
import { type StandbyLag, standbyLag } from './standby-lag.ts'

/**
 * Reads what may be some moments old: from a standby where there is one that keeps up, else from
 * the primary. What is read may not know of what was just written, nor of its author.
 */
export type ReadStale = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>

/** Where there is no standby. */
export function readsPrimary(db: Db): ReadStale {
  return (read) => read(db)
}

export interface StaleReads {
  read: ReadStale
  /** By how many milliseconds the standby may be behind. */
  lagMs(): number
  /** How many reads each server answered since the start. */
  counts(): Readonly<Record<'standby' | 'primary', number>>
  stop(): void
}

interface Servers {
  primary: Db
  standby: Db
  /** A standby that is further behind is not read. */
  maxLagMs: number
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

const measureEveryMs = 1000

/** Reads of a standby whose lag is measured every second. */
export function staleReads({ primary, standby, maxLagMs, log }: Servers): StaleReads {
  const counts = { standby: 0, primary: 0 }
  const lag = lagOf(primary, standby)
  const stopping = new AbortController()
  void measureAgainAndAgain(lag, { maxLagMs, log, signal: stopping.signal })
  return {
    async read(work) {
      if (lag.ms() <= maxLagMs) {
        const found = await tryStandby(work)
        if (found) {
          counts.standby += 1
          return found.result
        }
      }
      counts.primary += 1
      return work(primary)
    },
    lagMs: lag.ms,
    counts: () => counts,
    stop: () => stopping.abort(),
  }

  /** Whatever a standby fails at is asked of the primary, where a fault of ours fails again. */
  async function tryStandby<Result>(work: (db: Db) => Promise<Result>) {
    try {
      return { result: await work(standby) }
    } catch (error) {
      const isUnavailable = error instanceof DatabaseUnavailableError
      if (error instanceof AppError && !isUnavailable) throw error
      if (isUnavailable) lag.forget() // others need not wait for it, too
      log.warn({ err: error }, 'the standby failed to answer; the primary is asked')
      return undefined
    }
  }
}

interface Place {
  place: string | null
}

function lagOf(primary: Db, standby: Db): StandbyLag {
  return standbyLag({
    async written() {
      const { rows } = await written.execute(primary)
      return BigInt(rows[0]?.place ?? 0)
    },
    async followed() {
      const { rows } = await followed.execute(standby)
      const place = rows[0]?.place ?? null
      return place === null ? null : BigInt(place)
    },
    now: () => performance.now(),
  })
}

/** In bytes since the beginning of the log. */
const written = sql<Place>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as place`

/** Nothing of one that was promoted: it goes its own way. */
const followed = sql<Place>`select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as place`

interface Measuring extends Pick<Servers, 'maxLagMs' | 'log'> {
  signal: AbortSignal
}

/** Never fails; the log gets a line whenever the standby becomes of use, or of none. */
async function measureAgainAndAgain(lag: StandbyLag, { maxLagMs, log, signal }: Measuring) {
  let wasRead: boolean | undefined
  while (!signal.aborted) {
    const err = await lag.measure().catch((error: unknown) => error)
    const isRead = lag.ms() <= maxLagMs
    if (isRead && !wasRead) log.info('the standby keeps up: it is read')
    if (!isRead && wasRead !== false) {
      log.warn({ err }, 'the standby is away or too far behind: the primary is read')
    }
    wasRead = isRead
    await setTimeout(measureEveryMs, undefined, { ref: false, signal }).catch(() => {}) // stopped
  }
}
