import { stat } from 'node:fs/promises'
import { basename } from 'node:path'

/** What a bulk file is known by, and the day of its prices. */
export interface BulkOrigin {
  source: 'bulk'
  fingerprint: string
  /** yyyy-mm-dd */
  pricesAsOf: string
}

/** The service puts the moment of writing in the name: default-cards-20260908090157.jsonl.gz. */
const stamp = /-(\d{4})(\d{2})(\d{2})\d{6}\./

/** Without a moment in its name, a file's prices are as old as the file. */
export async function bulkOrigin(file: string): Promise<BulkOrigin> {
  const { size, mtime } = await stat(file)
  const [, year, month, day] = stamp.exec(basename(file)) ?? []
  return {
    source: 'bulk',
    fingerprint: `${basename(file)} ${size} ${mtime.toISOString()}`,
    pricesAsOf: year ? `${year}-${month}-${day}` : mtime.toISOString().slice(0, 10),
  }
}
