import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database.ts'
import { DatabaseUnavailableError } from '../storage-errors.ts'
import type { StandbyLag } from './standby-lag.ts'

/**
 * Reads what may be some moments old: from a standby where there is one that keeps up, else from
 * the primary. What is read may not know of what was just written, nor of its author; only what is
 * not there at all is looked for on the primary, too.
 */
export type ReadStale = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>

/** Where there is no standby. */
export function readsPrimary(db: Db): ReadStale {
  return (read) => read(db)
}

export interface StaleReads {
  read: ReadStale
  /** How many reads each server answered since the start. */
  counts: Readonly<Record<'standby' | 'primary', number>>
}

interface Servers {
  primary: Db
  standby: Db
  lag: Pick<StandbyLag, 'ms' | 'forget'>
  /** A standby that is further behind is not read. */
  maxLagMs: number
  log: Pick<FastifyBaseLogger, 'warn'>
}

export function staleReads({ primary, standby, lag, maxLagMs, log }: Servers): StaleReads {
  const counts = { standby: 0, primary: 0 }
  return {
    async read<Result>(work: (db: Db) => Promise<Result>) {
      const found = lag.ms() <= maxLagMs ? await askStandby(work) : undefined
      counts[found === undefined ? 'primary' : 'standby'] += 1
      return found === undefined ? work(primary) : found
    },
    counts,
  }

  /** Whatever a standby fails at is asked of the primary, where a fault of ours fails again. */
  async function askStandby<Result>(work: (db: Db) => Promise<Result>) {
    try {
      return await work(standby)
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) lag.forget() // others need not wait for it, too
      log.warn({ err: error }, 'the standby failed to answer; the primary is asked')
      return undefined
    }
  }
}
