import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { limits } from '@manafolio/contract'
import { JSONParser, TokenType } from '@streamparser/json'
import { AppError } from '../../errors.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'

/** A value of a JSON text. */
export interface JsonItem {
  /** The names that lead to it, with dots between. */
  path: string
  /** The places in lists that lead to it, from 0. */
  places: number[]
  value: unknown
}

/**
 * The values at some paths of a JSON text, which may be compressed with gzip, in its order. It is
 * never held as a whole, and others have their turn while it is read.
 */
export async function* jsonItems(
  file: Uint8Array,
  paths: readonly string[],
  onProgress: OnProgress,
): AsyncGenerator<JsonItem> {
  const found: JsonItem[] = []
  const parser = parserOf(paths, (item) => found.push(item))
  const yieldToEventLoop = eventLoopYielder()
  for await (const { bytes, share } of unpacked(file)) {
    unlessBroken(() => parser.write(bytes))
    yield* found.splice(0)
    onProgress(share)
    await yieldToEventLoop()
  }
  if (!parser.isEnded) throw new AppError('account_export_broken')
}

function parserOf(paths: readonly string[], onItem: (item: JsonItem) => void): JSONParser {
  const parser = new JSONParser({
    paths: [...paths],
    keepStack: false,
    stringBufferSize: 4096,
  })
  const checkSize = sizeCheck()
  parser.onToken = ({ token }) => checkSize.count(token)
  parser.onValue = ({ value, key, parent, stack }) => {
    const keys = [...stack.slice(1).map((step) => step.key), key]
    onItem({
      path: keys.filter((one) => typeof one === 'string').join('.'),
      places: keys.filter((one) => typeof one === 'number'),
      value,
    })
    if (Array.isArray(parent)) parent.pop() // it would stay in a list that is read as a value too
    checkSize.restart()
  }
  return parser
}

/** No part of an export is nested that deep, or that large: a deck with all its cards has 50,000 tokens. */
const depthMax = 20
const tokensMax = 500_000

/** Nothing that is built in memory grows beyond what a part of an export can be. */
function sizeCheck() {
  let [depth, tokens] = [0, 0]
  return {
    count(token: TokenType) {
      if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1
      if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1
      tokens += 1
      if (depth > depthMax || tokens > tokensMax) throw new AppError('account_export_unknown')
    },
    restart() {
      tokens = 0
    },
  }
}

interface Chunk {
  bytes: Uint8Array
  /** Of the file, that is read with this chunk. */
  share: number
}

const chunkBytes = 64 * 1024

async function* unpacked(file: Uint8Array): AsyncGenerator<Chunk> {
  const isCompressed = file[0] === 0x1f && file[1] === 0x8b // as every gzip file begins
  let read = 0
  for await (const chunk of isCompressed ? gunzipped(file) : slices(file)) {
    read += chunk.bytes.length
    if (read > limits.accountExportBytes) throw new AppError('account_export_too_large')
    yield chunk
  }
}

function* slices(file: Uint8Array): Generator<Chunk> {
  for (let at = 0; at < file.length; at += chunkBytes) {
    const end = Math.min(file.length, at + chunkBytes)
    yield { bytes: file.subarray(at, end), share: end / file.length }
  }
}

async function* gunzipped(file: Uint8Array): AsyncGenerator<Chunk> {
  const gunzip = createGunzip({ chunkSize: chunkBytes })
  const source = Readable.from([...slices(file)].map(({ bytes }) => bytes))
  source.pipe(gunzip)
  try {
    for await (const bytes of gunzip) yield { bytes, share: gunzip.bytesWritten / file.length }
  } catch (cause) {
    throw new AppError('account_export_broken', { cause })
  } finally {
    source.destroy()
  }
}

function unlessBroken(parse: () => void): void {
  try {
    parse()
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('account_export_broken', { cause })
  }
}
