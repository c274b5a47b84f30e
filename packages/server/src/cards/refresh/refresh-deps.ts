import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { LiveCatalogue } from '../../lib/live-catalogue.ts'
import type { IdMigration } from '../service/migrations.ts'

/** What keeping the catalogue fresh works with. */
export interface RefreshDeps extends Database {
  catalogue: LiveCatalogue
  clock: Clock
  log: FastifyBaseLogger
  /** Updates all rows that refer to printings whose ids have changed. */
  applyMigrations(migrations: AsyncIterable<IdMigration>): Promise<unknown>
  /** Where the catalogue is kept between runs. */
  snapshotFile: string
  /** The entry of the thread that imports. */
  worker: URL
  /** 0 to 1, so that processes and sites do not all ask at once. */
  random(): number
}
