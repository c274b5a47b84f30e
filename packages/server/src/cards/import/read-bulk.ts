import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type CatalogueBuilder, readCardObject } from '@manafolio/search'
import { type BulkObject, bulkObjects, largestObjectBytes, type SkipsLine } from './bulk-objects.ts'

/** Why a bulk file was not taken, as one line that names the place. */
export class BulkFileError extends Error {}

export interface ReadReport {
  cards: number
  badLines: number
}

/** A larger share of bad lines means that the file is damaged, not that a card is odd. */
const toleratedShare = 0.01

/**
 * Feeds every card of a bulk file (plain or gzipped, JSON lines or array) to a builder. Reports the
 * share read, 0 to 1. Throws a BulkFileError when the file is empty, cut off or damaged.
 */
export async function readBulkFile(
  file: string,
  builder: Pick<CatalogueBuilder, 'add'>,
  report: (share: number) => void,
): Promise<ReadReport> {
  const found = { cards: 0, badLines: 0, firstBad: 0 }
  await eachObject({ file, report }, ({ line, value }) => {
    const card = readCardObject(value)
    if (card) {
      builder.add(card)
      found.cards++
    } else {
      found.badLines++
      found.firstBad ||= line
    }
  })
  const { cards, badLines, firstBad } = found
  if (badLines > (badLines + cards) * toleratedShare) {
    const others = badLines > 1 ? `, and ${badLines - 1} more lines like it` : ''
    throw new BulkFileError(`line ${firstBad}: this is no card${others}`)
  }
  if (cards === 0) throw new BulkFileError('line 1: the file has no cards')
  return { cards, badLines }
}

interface BulkReading {
  file: string
  /** Larger objects come without a value. */
  largest?: number
  skips?: SkipsLine
  report(share: number): void
}

/** Reads a bulk file object by object. Throws a BulkFileError when it is cut off or damaged. */
export async function eachObject(
  { file, largest = largestObjectBytes, skips, report }: BulkReading,
  take: (object: BulkObject) => void,
): Promise<void> {
  let lastLine = 0
  try {
    for await (const object of bulkObjects(await openBulk(file, report), largest, skips)) {
      lastLine = object.line
      take(object)
    }
  } catch (error) {
    throw new BulkFileError(describe(error, lastLine))
  }
}

function describe(error: unknown, lastLine: number): string {
  const message = error instanceof Error ? error.message : String(error)
  if (message.startsWith('line ')) return message
  return `line ${lastLine + 1}: ${isDamaged(error) ? `the gzipped data is damaged (${message})` : message}`
}

/** Also when something else than gzipped data stands behind it. */
function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_DATA_ERROR'
}

async function openBulk(
  file: string,
  report: (share: number) => void,
): Promise<AsyncIterable<Uint8Array>> {
  const { size } = await stat(file)
  const source = createReadStream(file, { highWaterMark: 1 << 18 })
  let read = 0
  source.on('data', (chunk) => {
    read += chunk.length
    report(read / size)
  })
  source.pause()
  if (!(await isGzip(file))) return source
  const gunzip = createGunzip({ chunkSize: 1 << 18 })
  // The reader receives errors of both streams; when it stops, both do.
  pipeline(source, gunzip, () => {})
  return gunzip
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}
