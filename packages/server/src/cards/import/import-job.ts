import { type CatalogueBuilder, catalogueBuilder, encodeSource } from '@manafolio/search'
import { adviceMeasures } from '../advice-measures.ts'
import type { BulkOrigin } from './fingerprint.ts'
import { readBulkFile } from './read-bulk.ts'
import { readRulings, readTagFiles } from './read-extras.ts'
import { type NamesOrder, readNames } from './read-names.ts'
import { replaceSnapshot } from './snapshot-file.ts'

export interface ImportOrder {
  bulkFile: string
  /** Files of tags, JSON lines or arrays, plain or gzipped. */
  tagFiles: readonly string[]
  /** A file of tags that is damaged fails the import, instead of being left out. */
  needsTags?: boolean
  /** A file of rulings, likewise; one that is damaged or missing is left out. */
  rulingsFile?: string | undefined
  /** Names in other languages, if they are wanted. */
  names?: NamesOrder | undefined
  origin: BulkOrigin
  /** A file with fewer is refused: it would take cards away that were there. 0 takes any. */
  atLeastPrintings: number
  snapshotFile: string
}

export interface ImportReport {
  /** Card objects that were taken. */
  cards: number
  /** What they are without the duplicates. */
  printings: number
  /** Card objects whose id had come before. */
  duplicates: number
  badLines: number
  /** What was left out, and why, in sentences. */
  notes: string[]
}

/** What the worker reports during and after its work. */
export type ImportUpdate =
  | { kind: 'progress'; share: number }
  | ({ kind: 'done' } & ImportReport)
  | { kind: 'failed'; reason: string }

/** Reading is most of the work; building and writing are the rest. */
const readingShare = 0.9

/** How much of that the cards are, where names are read as well. */
const cardsShare = 0.25

/** Turns a bulk file into the snapshot file, telling about every percent of the way. */
export async function importBulk(
  order: ImportOrder,
  onMessage: (update: ImportUpdate) => void,
): Promise<void> {
  let reported = -1
  const report = (share: number) => {
    const percent = Math.floor(share * 100)
    if (percent > reported) onMessage({ kind: 'progress', share })
    reported = Math.max(reported, percent)
  }
  try {
    const builder = catalogueBuilder(adviceMeasures)
    const read = await readOrder(order, builder, report)
    await replaceSnapshot(order.snapshotFile, encodeSource(builder.source(order.origin)))
    onMessage({ kind: 'done', ...read })
  } catch (error) {
    onMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
}

async function readOrder(
  { bulkFile, tagFiles, needsTags, rulingsFile, names, atLeastPrintings }: ImportOrder,
  builder: CatalogueBuilder,
  report: (share: number) => void,
): Promise<ImportReport> {
  const cardsEnd = readingShare * (names ? cardsShare : 1)
  const { cards, badLines } = await readBulkFile(bulkFile, builder, (share) =>
    report(share * cardsEnd),
  )
  const printings = builder.printingCount()
  if (printings < atLeastPrintings) {
    const [few, least] = [printings, atLeastPrintings].map((number) => number.toLocaleString('en'))
    throw new Error(
      `it has ${few} printings; by the catalogue in use it should have ${least} or more`,
    )
  }
  const notes = (await readTagFiles(tagFiles, builder)).map(({ name, reason }) => {
    if (needsTags) throw new Error(`the tags of ${name} can't be read: ${reason}`)
    return `The tags of ${name} were left out: ${reason}.`
  })
  if (rulingsFile) notes.push(...(await readRulings(rulingsFile, builder)))
  const reportNames = (share: number) => report(cardsEnd + share * (readingShare - cardsEnd))
  if (names) notes.push(...(await readNames(names, builder, reportNames)))
  return { cards, printings, duplicates: cards - printings, badLines, notes }
}
