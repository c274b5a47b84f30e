import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database, Db } from './db/database.ts'
import type { StorageCheck } from './db/storage-check.ts'
import type { Clock } from './lib/clock.ts'
import type { LiveCatalogue } from './lib/live-catalogue.ts'
import type { Mailer } from './mail/mailer.ts'

/** Everything with effects, passed in from outside. */
export interface Deps {
  config: Pick<Config, 'publicUrl' | 'trustsProxy' | 'affiliate' | 'cardDataUrl'>
  sessionSecret: string
  db: Db
  hasRoom: Database['hasRoom']
  storageCheck: Pick<StorageCheck, 'status'>
  catalogue: LiveCatalogue
  clock: Clock
  mailer: Mailer
  log: FastifyBaseLogger
  /** The built pages; without them only the API is served. */
  webDir: string | null
}
