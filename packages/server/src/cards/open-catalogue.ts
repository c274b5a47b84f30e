import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { bulkOrigin } from './import/fingerprint.ts'
import { runImport } from './import/run-import.ts'
import { readSnapshot, removeLeftovers, snapshotPath } from './import/snapshot-file.ts'
import { type LiveCatalogue, liveCatalogue } from './live-catalogue.ts'
import { openSample } from './sample.ts'

export interface CatalogueFiles {
  sample: URL
  worker: URL
}

/** The catalogue to begin with: the one on disk, or the sample. */
export async function openLiveCatalogue(
  { dataDir }: Pick<Config, 'dataDir'>,
  files: CatalogueFiles,
  log: FastifyBaseLogger,
): Promise<LiveCatalogue> {
  await mkdir(dataDir, { recursive: true })
  await removeLeftovers(snapshotPath(dataDir))
  const stored = await readSnapshot(snapshotPath(dataDir))
  if (typeof stored === 'string') log.warn(`the catalogue on disk is not used: ${stored}`)
  return liveCatalogue(typeof stored === 'object' ? stored : await openSample(files.sample))
}

/** Says that an import is coming, so that pages which open before it starts ask again. */
export function announceImport(
  live: LiveCatalogue,
  { cardBulkFile }: Pick<Config, 'cardBulkFile'>,
) {
  if (cardBulkFile) live.setImporting(0)
}

/**
 * Imports CARD_BULK_FILE unless the catalogue was built from that very file. The catalogue in use
 * stays when the file can't be taken; the reason is one line in the log.
 */
export async function importBulkFile(
  live: LiveCatalogue,
  { dataDir, cardBulkFile }: Pick<Config, 'dataDir' | 'cardBulkFile'>,
  { worker, log }: { worker: URL; log: FastifyBaseLogger },
): Promise<void> {
  if (!cardBulkFile) return
  const snapshotFile = snapshotPath(dataDir)
  try {
    const { fingerprint } = await bulkOrigin(cardBulkFile)
    if (live.current().meta.fingerprint === fingerprint) return
    log.info({ file: cardBulkFile }, 'importing card data')
    const order = { bulkFile: cardBulkFile, snapshotFile }
    const read = await runImport(worker, order, progressTo(live, log))
    const imported = await readSnapshot(snapshotFile)
    if (typeof imported !== 'object') throw new Error(imported ?? 'the catalogue was not written')
    live.replace(imported)
    log.info({ ...read, file: cardBulkFile }, 'card data imported')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error(`${cardBulkFile} was not imported: ${reason}. The catalogue in use stays.`)
  } finally {
    live.setImporting(null)
  }
}

const loggedPercent = 10

function progressTo(live: LiveCatalogue, log: FastifyBaseLogger) {
  let logged = 0
  return (share: number) => {
    live.setImporting(share)
    const percent = Math.floor(share * 100)
    if (percent < logged + loggedPercent) return
    logged = percent
    log.info(`importing card data: ${percent}%`)
  }
}
