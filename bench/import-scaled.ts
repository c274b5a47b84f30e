import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CardObject, type Catalogue, catalogueBuilder } from '@manafolio/search'
import { adviceMeasures } from '@manafolio/server/src/cards/advice-measures.ts'
import { bulkOrigin } from '@manafolio/server/src/cards/import/fingerprint.ts'
import { readBulkFile } from '@manafolio/server/src/cards/import/read-bulk.ts'
import { readSnapshot, writeSnapshot } from '@manafolio/server/src/cards/import/snapshot-file.ts'
import { timed } from './measure.ts'

export interface Scaled {
  catalogue: Catalogue
  readSeconds: number
  buildSeconds: number
  loadSeconds: number
  snapshotBytes: number
}

/** A catalogue of a share of the bulk file's cards, or of several copies of all of them. */
export async function importScaled(bulkFile: string, size: number): Promise<Scaled> {
  const folder = await mkdtemp(join(tmpdir(), 'manafolio-bench-'))
  const snapshotFile = join(folder, 'catalogue.bin')
  try {
    const seconds = await buildSnapshot(bulkFile, size, snapshotFile)
    const { size: snapshotBytes } = await stat(snapshotFile)
    const load = await timed(() => readSnapshot(snapshotFile))
    if (typeof load.value !== 'object') throw new Error(load.value ?? 'no catalogue was written')
    return { catalogue: load.value, ...seconds, loadSeconds: load.seconds, snapshotBytes }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A function of its own, so that the memory for building is garbage before the catalogue is read. */
async function buildSnapshot(bulkFile: string, size: number, snapshotFile: string) {
  const builder = catalogueBuilder(adviceMeasures)
  const scaling = {
    ...builder,
    add(card: CardObject) {
      for (const copy of copiesOf(card, size)) builder.add(copy)
    },
  }
  const read = await timed(() => readBulkFile(bulkFile, scaling, () => {}))
  const origin = await bulkOrigin(bulkFile)
  const build = await timed(() => builder.build(origin))
  await writeSnapshot(snapshotFile, build.value)
  return { readSeconds: read.seconds, buildSeconds: build.seconds }
}

function copiesOf(card: CardObject, size: number): CardObject[] {
  if (size < 1) return shareOf(card) < size ? [card] : []
  return Array.from({ length: size }, (_, copy) => (copy === 0 ? card : copyOf(card, copy)))
}

/** Between 0 and 1, evenly distributed, and the same for all printings of a card. */
function shareOf({ oracle_id, id }: CardObject): number {
  return Number.parseInt((oracle_id ?? id).slice(0, 6), 16) / 0x1000000
}

/** A different card with another name and the same texts. */
function copyOf(card: CardObject, copy: number): CardObject {
  const ending = String.fromCharCode(0x60 + copy).repeat(2)
  const rename = (name: string) => name.replace(/\p{L}+/gu, (word) => word + ending)
  return {
    ...card,
    id: `${card.id}-${copy}`,
    oracle_id: `${card.oracle_id ?? card.id}-${copy}`,
    name: rename(card.name),
    card_faces: card.card_faces?.map((face) => ({ ...face, name: rename(face.name) })),
  }
}
