import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { rulingsOf } from '@manafolio/search'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holdLease, leaseMs } from '../../db/lease.ts'
import { sampleLines, useFolder } from '../../test/bulk-files.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'
import { snapshotPath } from '../import/snapshot-file.ts'
import { findRecordedDays } from '../price-history/store.ts'

const folder = useFolder()
let lines: string[]
let site: TestSite

beforeAll(async () => {
  lines = await sampleLines()
})
beforeEach(async () => {
  site = await testSite('sqlite')
})
afterEach(() => site.remove())

const only = (name: string) => lines.filter((line) => line.includes(`"${name}"`)).join('\n')

async function startedFrom(file: string) {
  const process = await site.start({ from: { file } })
  await process.look()
  return process
}

const bulkFile = (content: string | Uint8Array) =>
  folder.write('default-cards-20260908090157.jsonl.gz', content)

describe('a bulk file on this machine', () => {
  test('takes the place of the sample', async () => {
    const process = await startedFrom(await bulkFile(gzipSync(only('Goblin Guide'))))
    expect(process.live.status()).toMatchObject({
      source: 'bulk',
      cards: 1,
      printings: 4,
      pricesAsOf: '2026-09-08',
      importing: null,
    })
    expect(process.printingsOf('Llanowar Elves')).toBe(0)
  })

  test('is not read again at the next start, but when it changed', async () => {
    const file = await bulkFile(only('Goblin Guide'))
    await startedFrom(file)
    const second = await startedFrom(file)
    expect(second.logged).toEqual([])
    expect(second.printingsOf('Goblin Guide')).toBe(4)
    await writeFile(file, only('Llanowar Elves'))
    const third = await startedFrom(file)
    expect(third.printingsOf('Llanowar Elves')).toBe(6)
    expect(third.printingsOf('Goblin Guide')).toBe(0)
  })

  test('without a moment in its name has prices of an unknown day, which are not recorded', async () => {
    const process = await startedFrom(await folder.write('cards.jsonl', only('Goblin Guide')))
    expect(process.live.status()).toMatchObject({ source: 'bulk', pricesAsOf: '', problem: null })
    expect(await findRecordedDays(site.database.db, { from: '0000', to: '9999' })).toBeUndefined()
  })

  test('stays where it is', async () => {
    const file = await bulkFile(only('Goblin Guide'))
    await startedFrom(file)
    expect(await readFile(file, 'utf8')).toBe(only('Goblin Guide'))
  })

  test.each([
    ['garbage', () => 'this is no bulk file', 'line 1: this is no card'],
    ['cut off', () => lines.join('\n').slice(0, -5), 'line 591: the file ends in the middle'],
    ['cut off and gzipped', () => gzipSync(lines.join('\n')).subarray(0, -99), 'unexpected end'],
  ])('that is %s leaves everything as it was', async (_, content, reason) => {
    const file = await bulkFile(only('Goblin Guide'))
    await startedFrom(file)
    const snapshot = await readFile(snapshotPath(site.dataDir))
    await writeFile(file, content())
    const process = await startedFrom(file)
    expect(process.printingsOf('Goblin Guide')).toBe(4)
    expect(process.live.status()).toMatchObject({ importing: null, problem: 'unusable' })
    expect(snapshot.equals(await readFile(snapshotPath(site.dataDir)))).toBe(true)
    expect(process.logged.at(-1)).toContain(reason)
    expect(process.logged.at(-1)).toMatch(/The catalogue in use stays\.$/)
  })

  test('is read as soon as the one that a dead process left is let go', async () => {
    const file = await bulkFile(only('Goblin Guide'))
    await startedFrom(file)
    const dead = { name: 'card refresh', holder: 'a process that was killed' }
    await holdLease({ ...site.database, clock: site.clock }, dead)
    await writeFile(file, only('Llanowar Elves'))
    const process = await startedFrom(file)
    expect(process.printingsOf('Llanowar Elves')).toBe(0)
    site.clock.moveForward(leaseMs + 1)
    await process.look()
    expect(process.printingsOf('Llanowar Elves')).toBe(6)
  })

  test('that is not there is one line in the log', async () => {
    const process = await startedFrom(folder.path('missing.jsonl'))
    expect(process.logged).toHaveLength(1)
    expect(process.logged[0]).toContain('missing.jsonl')
    expect(process.live.status().source).toBe('sample')
  })
})

describe('a file of rulings on this machine', () => {
  const cards = () => bulkFile(['Goblin Guide', 'Llanowar Elves'].map(only).join('\n'))
  const ruling = (name: string, comment: string) => {
    const { oracle_id } = JSON.parse(only(name).split('\n')[0] ?? '')
    return JSON.stringify({ oracle_id, source: 'wotc', published_at: '2010-01-01', comment })
  }
  const startedWith = async (rulingsFile: string) => {
    const process = await site.start({ from: { file: await cards(), rulingsFile } })
    await process.look()
    return process
  }

  test('is read with the bulk file, and again when it changed', async () => {
    const file = await folder.write('rulings.jsonl', ruling('Goblin Guide', 'It attacks alone.'))
    expect((await startedWith(file)).cardsFor('rulings:alone')).toEqual(['Goblin Guide'])
    await writeFile(file, ruling('Llanowar Elves', 'They live alone.'))
    const process = await startedWith(file)
    expect(process.cardsFor('rulings:alone')).toEqual(['Llanowar Elves'])
  })

  test.each([
    ['damaged', () => folder.write('rulings.jsonl', '{"no":"ruling"}')],
    ['missing', async () => folder.path('none.jsonl')],
  ])('that is %s hinders no cards', async (_, file) => {
    const process = await startedWith(await file())
    expect(process.live.status()).toMatchObject({ source: 'bulk', cards: 2, problem: null })
    expect(rulingsOf(process.live.current(), 0)).toBeNull()
  })

  test('is read as soon as it is there', async () => {
    const file = folder.path('late.jsonl')
    expect((await startedWith(file)).live.status().source).toBe('bulk')
    await writeFile(file, ruling('Goblin Guide', 'It attacks alone.'))
    expect((await startedWith(file)).cardsFor('rulings:alone')).toEqual(['Goblin Guide'])
  })
})

describe('files of tags on this machine', () => {
  const tag = (slug: string, name: string) => {
    const card = JSON.parse(only(name).split('\n')[0] ?? '')
    return JSON.stringify({ id: slug, slug, taggings: [{ oracle_id: card.oracle_id }] })
  }
  const cards = () => bulkFile(['Goblin Guide', 'Llanowar Elves'].map(only).join('\n'))

  test('are read with the bulk file, one after the other', async () => {
    const tagFiles = [
      await folder.write('oracle-tags.jsonl', tag('burn', 'Llanowar Elves')),
      await folder.write('more-tags.jsonl.gz', gzipSync(tag('attacker', 'Goblin Guide'))),
    ]
    const process = await site.start({ from: { file: await cards(), tagFiles } })
    await process.look()
    expect(process.cardsFor('otag:burn')).toEqual(['Llanowar Elves'])
    expect(process.cardsFor('otag:attacker')).toEqual(['Goblin Guide'])
  })

  test('are read again when one of them changed', async () => {
    const [file, tags] = [await cards(), await folder.write('tags.jsonl', tag('a', 'Goblin Guide'))]
    const from = { file, tagFiles: [tags] }
    await (await site.start({ from })).look()
    await writeFile(tags, tag('burn', 'Llanowar Elves'))
    const process = await site.start({ from })
    await process.look()
    expect(process.cardsFor('otag:burn')).toEqual(['Llanowar Elves'])
    expect(process.cardsFor('otag:a')).toEqual([])
  })

  test('that are damaged leave everything as it was, with the place in the log', async () => {
    const tags = await folder.write('tags.jsonl', `${tag('a', 'Goblin Guide')}\n{"no":"tag"}`)
    const process = await site.start({ from: { file: await cards(), tagFiles: [tags] } })
    await process.look()
    expect(process.live.status()).toMatchObject({ source: 'sample', problem: 'unusable' })
    expect(process.logged.at(-1)).toContain(
      "the tags of tags.jsonl can't be read: line 2: this is no tag",
    )
  })
})
