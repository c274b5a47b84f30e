import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { search } from '@manafolio/search'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleLines, useFolder } from '../test/bulk-files.ts'
import { sampleFile } from '../test/test-app.ts'
import { snapshotPath } from './import/snapshot-file.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import { importBulkFile, openLiveCatalogue } from './open-catalogue.ts'

const worker = new URL('../import-worker.ts', import.meta.url)
const folder = useFolder()
let lines: string[]
let logged: string[]

beforeAll(async () => {
  lines = await sampleLines()
})
beforeEach(() => {
  logged = []
})

const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) })

const dataDir = () => folder.path('data')
const open = () => openLiveCatalogue({ dataDir: dataDir() }, { sample: sampleFile, worker }, log)

function importFile(live: LiveCatalogue, cardBulkFile: string | undefined) {
  return importBulkFile(live, { dataDir: dataDir(), cardBulkFile }, { worker, log })
}

async function liveWithImport(content: string | Uint8Array) {
  const live = await open()
  const file = await folder.write('default-cards-20260908090157.jsonl.gz', content)
  await importFile(live, file)
  return { live, file }
}

const only = (text: string) => lines.filter((line) => line.includes(text)).join('\n')

describe('the first start', () => {
  test('begins with the sample', async () => {
    const live = await open()
    expect(live.status()).toMatchObject({ source: 'sample', cards: 261, importing: null })
    expect(logged).toEqual([])
  })

  test('imports nothing unless a file is named', async () => {
    const live = await open()
    await importFile(live, undefined)
    expect(live.status().source).toBe('sample')
  })
})

describe('an import', () => {
  test('takes the place of the sample', async () => {
    const { live } = await liveWithImport(gzipSync(only('"Goblin Guide"')))
    expect(live.status()).toEqual({
      source: 'bulk',
      cards: 1,
      printings: 4,
      pricesAsOf: '2026-09-08',
      importing: null,
    })
    expect(printingsFound(live, 'goblin guide')).toBe(4)
    expect(printingsFound(live, 'llanowar elves')).toBe(0)
  })

  test('is there at the next start', async () => {
    await liveWithImport(only('"Goblin Guide"'))
    const next = await open()
    expect(next.status()).toMatchObject({ source: 'bulk', cards: 1, pricesAsOf: '2026-09-08' })
  })

  test('is not made again from the same file', async () => {
    const { file } = await liveWithImport(only('"Goblin Guide"'))
    logged = []
    const next = await open()
    await importFile(next, file)
    expect(logged).toEqual([])
    await writeFile(file, only('"Llanowar Elves"'))
    await importFile(next, file)
    expect(printingsFound(next, 'llanowar elves')).toBe(6)
  })

  test('tells its progress in the log, and what it read', async () => {
    await liveWithImport(lines.join('\n'))
    expect(logged.at(0)).toBe('importing card data')
    expect(logged.filter((line) => /^importing card data: [2468]\d%$/.test(line))).toHaveLength(4)
    expect(logged.at(-1)).toBe('card data imported')
  })
})

describe('an import that fails', () => {
  test.each([
    ['garbage', () => 'this is no bulk file', 'line 1: this is no card'],
    ['cut off', () => lines.join('\n').slice(0, -5), 'line 591: the file ends in the middle'],
    ['cut off and gzipped', () => gzipSync(lines.join('\n')).subarray(0, -99), 'unexpected end'],
  ])('from a file that is %s leaves everything as it was', async (_, content, reason) => {
    const { live } = await liveWithImport(only('"Goblin Guide"'))
    const [catalogue, snapshot] = [live.current(), await readFile(snapshotPath(dataDir()))]
    await importFile(live, await folder.write('next.jsonl', content()))
    expect(live.current() === catalogue).toBe(true)
    expect(live.status().importing).toBeNull()
    expect(snapshot.equals(await readFile(snapshotPath(dataDir())))).toBe(true)
    expect(logged.at(-1)).toContain(reason)
    expect(logged.at(-1)).toMatch(/The catalogue in use stays\.$/)
  })

  test('from a file that is not there is one line in the log', async () => {
    const live = await open()
    await importFile(live, folder.path('missing.jsonl'))
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('missing.jsonl was not imported: ENOENT')
    expect(live.status().source).toBe('sample')
  })
})

test('a stored catalogue that can not be used is told, and the sample is used', async () => {
  await liveWithImport(only('"Goblin Guide"'))
  const stored = await readFile(snapshotPath(dataDir()))
  await writeFile(snapshotPath(dataDir()), stored.subarray(0, stored.length / 2))
  logged = []
  const next = await open()
  expect(next.status().source).toBe('sample')
  expect(logged).toEqual(['the catalogue on disk is not used: it is damaged'])
})

function printingsFound(live: LiveCatalogue, query: string): number {
  const request = { query: `!"${query}"`, mode: 'prints', page: 1, pageSize: 60 } as const
  return search(live.current(), request, { today: 20_260_815, clockMs: () => 0 }).total
}
