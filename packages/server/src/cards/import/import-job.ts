import { catalogueBuilder } from '@manafolio/search'
import { bulkOrigin } from './fingerprint.ts'
import { readBulkFile } from './read-bulk.ts'
import { writeSnapshot } from './snapshot-file.ts'

export interface ImportOrder {
  bulkFile: string
  snapshotFile: string
}

/** What the worker tells while and after it works. */
export type ImportNews =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; cards: number; badLines: number }
  | { kind: 'failed'; reason: string }

/** Reading is most of the work; building and writing are the rest. */
const readingShare = 0.9

/** Turns a bulk file into the snapshot file, telling about every percent of the way. */
export async function importBulk(
  order: ImportOrder,
  tell: (news: ImportNews) => void,
): Promise<void> {
  let told = -1
  const report = (share: number) => {
    const percent = Math.floor(share * 100)
    if (percent > told) tell({ kind: 'progress', share })
    told = Math.max(told, percent)
  }
  try {
    const origin = await bulkOrigin(order.bulkFile)
    const builder = catalogueBuilder()
    const read = await readBulkFile(order.bulkFile, builder, (share) =>
      report(share * readingShare),
    )
    await writeSnapshot(order.snapshotFile, builder.build(origin))
    tell({ kind: 'done', ...read })
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
}
