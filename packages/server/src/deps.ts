import type { HealthParts } from '@manafolio/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Database, Db } from './db/database.ts'
import type { ReadStale } from './db/standby/stale-reads.ts'
import type { StorageCheck } from './db/storage-check.ts'
import type { Clock } from './lib/clock.ts'
import type { LiveCatalogue } from './lib/live-catalogue.ts'
import type { Mailer } from './mail/mailer.ts'

/** Everything with effects, passed in from outside. */
export interface Deps {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'trustsProxy'
    | 'affiliate'
    | 'cardDataUrl'
    | 'cardBulkFile'
    | 'refreshesCards'
    | 'dataDir'
    | 'smtpUrl'
    | 'healthToken'
    | 'registration'
  >
  sessionSecret: string
  db: Db
  /** For what may be some moments old. */
  readStale: ReadStale
  engine: Database['engine']
  hasRoom: Database['hasRoom']
  storageCheck: Pick<StorageCheck, 'status'>
  catalogue: LiveCatalogue
  clock: Clock
  /** From 0 to below 1. */
  random: () => number
  mailer: Mailer
  log: FastifyBaseLogger
  health: HealthSources
  /** Where requests and health are measured; not at all without. */
  metrics?: Registry
  /** The built pages; without them only the API is served. */
  webDir: string | null
}

/** What only the health report reads. What is left out is not set up. */
interface HealthSources {
  startedAt: Date
  /** The free bytes of a folder; measured on the disk by default. */
  measureDisk?: (folder: string) => Promise<number>
  backups?: () => Promise<Omit<HealthParts['backups'], 'state'>>
}
