import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bulkFileOf } from './full-catalogue.ts'
import { importScaled } from './import-scaled.ts'
import { percentile } from './measure.ts'
import { searchUntil, signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const bulkFile = process.env.CARD_BULK_FILE ?? ''
const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-bench-'))

/** After this long, the memory of an import is released. */
const settlingMs = 15_000

/** A client searches continuously while a catalogue is built and activated. */
async function importWhileSearching(file: string) {
  const server = await startServer(dataDir, { CARD_BULK_FILE: file })
  const { now: memoryAtStart } = await server.memory()
  const cookie = await signUp(server.url)
  await server.blocking() // resets the counter after the start
  const began = performance.now()
  const imported = server.until('card data imported')
  const times = await searchUntil(imported, server.url, cookie)
  const seconds = (performance.now() - began + server.startMs) / 1000
  const { peak } = await server.memory()
  const blocking = await server.blocking()
  await searchUntil(pause(settlingMs), server.url, cookie)
  const memory = { peak, now: (await server.memory()).now }
  await server.stop()
  return { startSeconds: server.startMs / 1000, seconds, memoryAtStart, memory, blocking, times }
}

const first = await importWhileSearching(await bulkFileOf('20260731', dataDir))
// The next day, with yesterday's catalogue in use.
const next = await importWhileSearching(await bulkFileOf('20260801', dataDir))
const { size } = await stat(join(dataDir, 'catalogue.bin'))
await rm(dataDir, { recursive: true })
const { loadSeconds } = await importScaled(bulkFile, 1)

const ms = (value: number) => `${value.toFixed(1)} ms`
const seconds = (value: number) => `${value.toFixed(2)} s`
const mb = (value: number) => `${value.toFixed(0)} MB`
printTable('Card data: the first import, and one with yesterday’s catalogue in use', [
  ['', 'first', 'next day', 'target'],
  ['import', seconds(first.seconds), seconds(next.seconds), '25 s'],
  ['highest memory, whole process', mb(first.memory.peak), mb(next.memory.peak), '500 MB'],
  ['memory afterwards', mb(first.memory.now), mb(next.memory.now), '400 MB'],
  ['searches meanwhile', String(first.times.length), String(next.times.length), ''],
  ['  p50', ms(percentile(first.times, 0.5)), ms(percentile(next.times, 0.5)), ''],
  ['  p99', ms(percentile(first.times, 0.99)), ms(percentile(next.times, 0.99)), '50 ms'],
  ['event loop blocked, longest', ms(first.blocking.longest), ms(next.blocking.longest), '50 ms'],
])
printTable('Start with the catalogue on disk', [
  ['start to the line with the address', seconds(next.startSeconds), '2 s'],
  ['snapshot load', seconds(loadSeconds), '1.2 s'],
  ['memory', mb(next.memoryAtStart), '400 MB'],
  ['snapshot on disk', mb(size / 1e6), ''],
])
