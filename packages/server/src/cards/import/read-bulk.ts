import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { type CatalogueBuilder, readCardObject } from '@manafolio/search'
import { bulkObjects } from './bulk-objects.ts'

/** Why a bulk file was not taken, as one line that names the place. */
export class BulkFileError extends Error {}

export interface ReadReport {
  cards: number
  badLines: number
}

/** A larger share of bad lines means that the file is damaged, not that a card is odd. */
const toleratedShare = 0.01

/**
 * Feeds every card of a bulk file (plain or gzipped, JSON lines or array) to a builder.
 * Reports the share read, 0 to 1. Throws a BulkFileError when the file is empty, cut off or damaged.
 */
export async function readBulkFile(
  file: string,
  builder: CatalogueBuilder,
  report: (share: number) => void,
): Promise<ReadReport> {
  const lines = { cards: 0, bad: 0, firstBad: 0, last: 0 }
  try {
    for await (const { line, text } of bulkObjects(await openBulk(file, report))) {
      lines.last = line
      const card = readCardObject(parseOrUndefined(text))
      if (card) {
        builder.add(card)
        lines.cards++
      } else {
        lines.bad++
        lines.firstBad ||= line
      }
    }
  } catch (error) {
    throw new BulkFileError(describe(error, lines.last))
  }
  if (lines.bad > (lines.bad + lines.cards) * toleratedShare) {
    const others = lines.bad > 1 ? `, and ${lines.bad - 1} more lines like it` : ''
    throw new BulkFileError(`line ${lines.firstBad}: this is no card${others}`)
  }
  if (lines.cards === 0) throw new BulkFileError('line 1: the file has no cards')
  return { cards: lines.cards, badLines: lines.bad }
}

function describe(error: unknown, lastLine: number): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.startsWith('line ') ? message : `line ${lastLine + 1}: ${message}`
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
  source.on('error', (error) => gunzip.destroy(error))
  return source.pipe(gunzip)
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

/** A line that is no JSON is a bad line, counted by the caller. */
function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
