import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Catalogue } from '@manafolio/search'
import type { FastifyBaseLogger } from 'fastify'
import { type LiveCatalogue, liveCatalogue } from '../lib/live-catalogue.ts'
import { readSnapshot, removeLeftovers } from './import/snapshot-file.ts'
import { openSample } from './sample.ts'

export interface CatalogueFiles {
  /** The catalogue of the last run; need not be there. */
  snapshot: string
  sample: {
    /** Its cards, or a part of them. */
    cards: readonly URL[]
    /** The catalogue of them that the build made, which opens faster. */
    snapshot?: URL
  }
}

/** The catalogue to begin with: the one on disk, or the sample. */
export async function openLiveCatalogue(
  { snapshot, sample }: CatalogueFiles,
  log: FastifyBaseLogger,
): Promise<LiveCatalogue> {
  await mkdir(dirname(snapshot), { recursive: true })
  await removeLeftovers(snapshot)
  const stored = await readSnapshot(snapshot)
  if (typeof stored === 'string') log.warn(`the catalogue on disk is not used: ${stored}`)
  return liveCatalogue(typeof stored === 'object' ? stored : await sampleOf(sample))
}

async function sampleOf({ cards, snapshot }: CatalogueFiles['sample']): Promise<Catalogue> {
  const built = snapshot && (await readSnapshot(fileURLToPath(snapshot)))
  return typeof built === 'object' ? built : openSample(...cards)
}
