import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { type Database, openDatabase } from '../database.ts'
import { type StaleReads, staleReads } from './stale-reads.ts'

/** What the configuration says of a standby; undefined without one. */
export function openStandby(
  { standby: configured, postgres }: Pick<Config, 'standby' | 'postgres'>,
  { db: primary }: Pick<Database, 'db'>,
  log: FastifyBaseLogger,
): (StaleReads & { close(): Promise<void> }) | undefined {
  if (!configured) return undefined
  const { db: standby } = openDatabase({ url: configured.url }, { postgres })
  const reads = staleReads({ primary, standby, maxLagMs: configured.maxLagMs, log })
  return {
    ...reads,
    async close() {
      reads.stop()
      await standby.destroy()
    },
  }
}
