import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import type { BulkType } from '../../cards/service/bulk-types.ts'

/** What to offer as the bulk file default_cards; what is not named stays as it was. */
export const servedFile = z.strictObject({
  /** One card each. */
  lines: z.array(z.string()).optional(),
  /** A file of JSON lines to offer instead, gzipped (.gz) or not. */
  file: z.string().optional(),
  /** How much of the lines is there, as if the service had lost the rest. */
  share: z.number().min(0).max(1).optional(),
  updatedAt: z.iso.datetime({ offset: true }).optional(),
  /** Gzipped JSON lines as it is now, or the JSON array of before July 2026. */
  shape: z.enum(['jsonl', 'array']).optional(),
})
export type ServedFile = z.infer<typeof servedFile>

/** A bulk file, ready to be sent. */
export interface Served {
  type: BulkType
  name: string
  updatedAt: string
  shape: 'jsonl' | 'array'
  bytes: Buffer
  etag: string
}

/** When the sample was made, in the service's way of writing it. */
const sampleUpdatedAt = '2026-08-14T21:05:11.123+00:00'

export async function pack(type: BulkType, wanted: ServedFile): Promise<Served> {
  const { updatedAt = sampleUpdatedAt, shape = 'jsonl' } = wanted
  const bytes = await bytesOf({ ...wanted, shape })
  const stamp = updatedAt.replace(/\.\d+|[+].*/g, '').replace(/\D/g, '')
  const name = `${type.replace('_', '-')}-${stamp}${shape === 'array' ? '.json' : '.jsonl.gz'}`
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { type, name, updatedAt, shape, bytes, etag: `"${hash}"` }
}

// What goes wrong in a pipeline comes out of its last stream, which is always read here.
async function bytesOf({ file, lines = [], share = 1, shape }: ServedFile): Promise<Buffer> {
  if (file?.endsWith('.gz') && share === 1 && shape === 'jsonl') return readFile(file)
  const all = file ? linesIn(file) : lines
  const offered = thinned(all, share)
  if (shape === 'array') return Buffer.from(`[\n${(await allOf(offered)).join(',\n')}\n]\n`)
  return buffer(pipeline(Readable.from(withBreaks(offered)), createGzip(), () => {}))
}

function linesIn(file: string): AsyncGenerator<string> {
  const unpack = file.endsWith('.gz') ? createGunzip() : new PassThrough()
  return splitLines(pipeline(createReadStream(file), unpack, () => {}))
}

/** What is on offer, one card each. */
export async function* linesOf({ bytes, shape }: Pick<Served, 'bytes' | 'shape'>) {
  if (shape === 'jsonl')
    yield* splitLines(pipeline(Readable.from([bytes]), createGunzip(), () => {}))
  else for (const card of JSON.parse(bytes.toString())) yield JSON.stringify(card)
}

async function* splitLines(text: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

async function* thinned(lines: AsyncIterable<string> | string[], share: number) {
  let count = 0
  for await (const line of lines) {
    const before = Math.floor(count++ * share)
    if (Math.floor(count * share) > before) yield line
  }
}

async function* withBreaks(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`
}

async function allOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}
