import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'

/** What a bulk file is known by, and the day of its prices. */
export interface BulkOrigin {
  source: 'bulk'
  fingerprint: string
  /** yyyy-mm-dd; "" when it is unknown. */
  pricesAsOf: string
}

interface OtherFiles {
  tagFiles?: readonly string[]
  /** May be missing: cards do without rulings. */
  rulingsFile?: string | undefined
}

/**
 * Of a bulk file of the operator, with files of tags and of rulings if there are any. Only the moment
 * in the file's name tells the day of its prices: other times are those of a copy.
 */
export async function bulkOrigin(
  file: string,
  { tagFiles = [], rulingsFile }: OtherFiles = {},
): Promise<BulkOrigin> {
  const pricesAsOf = stampedDay(basename(file)) ?? stampedDay(await nameBeforeGzip(file)) ?? ''
  const prints = await Promise.all([file, ...tagFiles].map(fingerprintOf))
  if (rulingsFile)
    prints.push(await fingerprintOf(rulingsFile).catch(() => `no ${basename(rulingsFile)}`))
  // Versions that took the day of the copy wrote no such mark: they make the catalogue anew.
  const mark = pricesAsOf === '' ? ['no date'] : []
  return { source: 'bulk', fingerprint: [...prints, ...mark].join(' '), pricesAsOf }
}

async function fingerprintOf(file: string): Promise<string> {
  const { size, mtime } = await stat(file)
  return `${basename(file)} ${size} ${mtime.toISOString()}`
}

/** The service puts the moment of writing in the name: default-cards-20260908090157.jsonl.gz. */
const stamp = /-(\d{4})(\d{2})(\d{2})\d{6}(?:\.|$)/

/** Undefined without a moment, and for digits that are no date. */
function stampedDay(name: string): string | undefined {
  const [, year, month, day] = stamp.exec(name) ?? []
  const date = `${year}-${month}-${day}`
  const ms = Date.parse(date)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date) ? date : undefined
}

const headBytes = 512
const hasExtra = 0x04
const hasName = 0x08
const fixedHeaderBytes = 10

/** The name of the file that was gzipped, which its header may have (RFC 1952); "" without one. */
async function nameBeforeGzip(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return nameIn(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

function nameIn(head: Buffer): string {
  const isGzip = head.length > fixedHeaderBytes && head.readUInt16BE(0) === 0x1f8b
  const flags = head[3] ?? 0
  if (!isGzip || (flags & hasExtra) !== 0 || (flags & hasName) === 0) return ''
  const end = head.indexOf(0, fixedHeaderBytes)
  return head.toString('latin1', fixedHeaderBytes, Math.max(end, fixedHeaderBytes))
}
