import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalogue, rowText } from '@manafolio/search'
import { readSnapshot } from '@manafolio/server/src/cards/import/snapshot-file.ts'
import { startServer } from './server-process.ts'

/** Has a server import the bulk file into a data folder, and reads the result. */
export async function importCatalogue(dataDir: string): Promise<Catalogue> {
  const file = await bulkFileOf('20260731', dataDir)
  const server = await startServer(dataDir, { CARD_BULK_FILE: file })
  await server.until('card data imported')
  await server.stop()
  const catalogue = await readSnapshot(join(dataDir, 'catalogue.bin'))
  if (typeof catalogue !== 'object') throw new Error(catalogue ?? 'no catalogue was written')
  return catalogue
}

/** The bulk file under a name of the card-data service, which dates its prices (yyyymmdd). */
export async function bulkFileOf(day: string, folder: string): Promise<string> {
  const file = join(folder, `default-cards-${day}210000.jsonl.gz`)
  await symlink(process.env.CARD_BULK_FILE ?? '', file)
  return file
}

/** Ids of this many printings from all over the catalogue, as in a collection. */
export function printingsFrom({ meta, texts }: Catalogue, count: number): string[] {
  const step = Math.max(1, Math.floor(meta.printingCount / count))
  return Array.from({ length: Math.min(count, meta.printingCount) }, (_, i) =>
    rowText(texts.printingId, i * step),
  )
}
