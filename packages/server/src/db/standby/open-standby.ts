import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { type Db, openDatabase } from '../database.ts'
import { lagBetween, measureAgainAndAgain } from './measuring.ts'
import { type StaleReads, staleReads } from './stale-reads.ts'

export interface Standby extends StaleReads {
  /** By how many milliseconds it may be behind; Infinity when that is not known. */
  lagMs(): number
  /** Whether it is close enough to be read. */
  isRead(): boolean
  /** Ends the measuring. */
  stop(): void
  close(): Promise<void>
}

type StandbyConfig = Pick<Config, 'standby' | 'database' | 'postgres'>

/** The standby of the configuration; undefined without one. */
export function openStandby(
  { standby: configured, database, postgres }: StandbyConfig,
  primary: Db,
  log: FastifyBaseLogger,
): Standby | undefined {
  if (!configured || !('url' in database)) return undefined
  const { url, maxLagMs } = configured
  const open = (at: string, poolSize: number) =>
    openDatabase({ url: at }, { postgres: { ...postgres, poolSize } }).db
  const standby = open(url, postgres.poolSize)
  // Connections of their own, so that measuring does not wait while all others are busy.
  const measured = [open(database.url, 1), open(url, 1)] as const
  const lag = lagBetween(...measured)
  const stopping = new AbortController()
  void measureAgainAndAgain(lag, { maxLagMs, log, signal: stopping.signal })
  return {
    ...staleReads({ primary, standby, lag, maxLagMs, log }),
    lagMs: lag.ms,
    isRead: () => lag.ms() <= maxLagMs,
    stop: () => stopping.abort(),
    async close() {
      stopping.abort()
      await Promise.all([standby, ...measured].map((db) => db.destroy()))
    },
  }
}
