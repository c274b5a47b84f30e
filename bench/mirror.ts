import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { limits, listCardData } from '@manafolio/contract'
import { chunksOf } from '@manafolio/server/src/lib/chunks.ts'
import { importCatalogue, printingsFrom } from './full-catalogue.ts'
import { timed } from './measure.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const cardCount = 20_000
const rounds = 3

const unpackers = { br: createBrotliDecompress, gzip: createGunzip }
type Encoding = keyof typeof unpackers

interface Visitor {
  url: string
  cookie: string
  agent: Agent
}

/** Requests cards as a browser does and reads the whole response; returns the bytes on the wire. */
async function fetchCards(
  ids: readonly string[],
  encoding: Encoding,
  { url, cookie, agent }: Visitor,
) {
  const call = request(`${url}${listCardData.path}`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': encoding, cookie },
  })
  call.end(JSON.stringify({ identifiers: ids.map((id) => ({ id })) }))
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`answered with ${answer.statusCode}`)
  let bytes = 0
  answer.on('data', (piece: Buffer) => {
    bytes += piece.length
  })
  await pipeline(answer, unpackers[encoding](), new Writable({ write: (_, __, done) => done() }))
  return bytes
}

/** All cards in requests of the maximum size, this many in parallel. */
async function fetchAll(batches: readonly string[][], atOnce: number, fetchBatch: FetchCards) {
  const left = [...batches]
  let bytes = 0
  async function work() {
    for (let ids = left.shift(); ids; ids = left.shift()) {
      const more = await fetchBatch(ids)
      bytes += more
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return bytes
}

type FetchCards = (ids: readonly string[]) => Promise<number>

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-bench-'))
const catalogue = await importCatalogue(dataDir)
const batches = chunksOf(printingsFrom(catalogue, cardCount), limits.cardLookups)

const server = await startServer(dataDir)
const visitor = {
  url: server.url,
  cookie: await signUp(server.url),
  agent: new Agent({ keepAlive: true }),
}
const table = [['', 'seconds', 'longest blocking', 'on the wire']]
for (const encoding of ['br', 'gzip'] as const) {
  for (const atOnce of [1, 6]) {
    for (let round = 0; round < rounds; round++) {
      await server.blocking() // resets the counter
      const fetchBatch: FetchCards = (ids) => fetchCards(ids, encoding, visitor)
      const { seconds, value: bytes } = await timed(() => fetchAll(batches, atOnce, fetchBatch))
      const { longest } = await server.blocking()
      table.push([
        `${encoding}, ${atOnce} at once`,
        `${seconds.toFixed(2)} s`,
        `${longest.toFixed(1)} ms`,
        `${(bytes / 1e6).toFixed(1)} MB`,
      ])
    }
  }
}
visitor.agent.destroy()
await server.stop()
await rm(dataDir, { recursive: true })
printTable(
  `Card data: details of ${batches.flat().length} printings in ${batches.length} requests`,
  table,
)
