import { findBulkFile } from './bulk-file.ts'
import type { BulkFile, BulkType } from './bulk-types.ts'
import { type DownloadOptions, download } from './download.ts'
import { type IdMigration, listMigrations } from './migrations.ts'
import { patientService } from './patient-service.ts'
import { limits } from './requests.ts'
import type { ServiceNeeds } from './service-needs.ts'

export type { BulkFile, BulkType, IdMigration }

/** The card-data service. All of it throws ServiceErrors, and nothing else but a signal's reason. */
export interface CardService {
  /** The newest version of a bulk file, or that it is still the one of that etag. */
  bulkFile(
    type: BulkType,
    etag: string | null,
    signal?: AbortSignal,
  ): Promise<BulkFile | 'unchanged'>
  /** Has the whole file at that path in the end. What was there of it before is gone on with. */
  download(file: BulkFile, toPath: string, options: DownloadOptions): Promise<void>
  /** All changes of ids, in the order of the service. */
  migrations(signal?: AbortSignal): AsyncIterable<IdMigration>
}

export function cardService(
  options: Pick<ServiceNeeds, 'url' | 'pause' | 'log'> & Partial<ServiceNeeds>,
): CardService {
  const needs: ServiceNeeds = {
    fetch,
    random: Math.random,
    now: () => new Date(),
    limits,
    ...options,
    url: options.url.replace(/\/+$/, ''),
  }
  const service: CardService = {
    bulkFile: (type, etag, signal) => findBulkFile(needs, { type, etag, signal }),
    download: (file, toPath, how) => download(needs, { file, toPath, ...how }),
    migrations: (signal) => listMigrations(needs, signal),
  }
  return patientService(service, needs.now)
}
