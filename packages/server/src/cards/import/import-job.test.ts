import { gzipSync } from 'node:zlib'
import { rulingsOf, search } from '@manafolio/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleLines, useFolder } from '../../test/bulk-files.ts'
import { type ImportOrder, type ImportUpdate, importBulk } from './import-job.ts'
import { readSnapshot } from './snapshot-file.ts'

const folder = useFolder()
const origin = { source: 'bulk', fingerprint: 'the 8th', pricesAsOf: '2026-09-08' } as const
const world = { today: 20_260_908, clockMs: () => 0 }
let lines: string[]

beforeAll(async () => {
  lines = await sampleLines()
})

/** The last news of an import of these lines. */
async function outcome(
  content: string,
  more: Partial<ImportOrder> = {},
): Promise<ImportUpdate | undefined> {
  const bulkFile = await folder.write('cards.jsonl', content)
  const snapshotFile = folder.path('catalogue.bin')
  const update: ImportUpdate[] = []
  const order = { bulkFile, tagFiles: [], origin, atLeastPrintings: 0, snapshotFile, ...more }
  await importBulk(order, (piece) => update.push(piece))
  return update.at(-1)
}

async function catalogue() {
  const read = await readSnapshot(folder.path('catalogue.bin'))
  if (typeof read !== 'object') throw new Error(read ?? 'there is no catalogue')
  return read
}

const printing = (facts: object) =>
  JSON.stringify({ id: 'opt', name: 'Opt', set: 'inv', oracle_id: 'opt', ...facts })

test('the origin that was ordered is that of the catalogue', async () => {
  await outcome(printing({}))
  expect((await catalogue()).meta).toMatchObject(origin)
})

test('of lines with the same id the last one counts, and the others are reported', async () => {
  const content = [
    printing({ prices: { usd: '1.00' } }),
    printing({ id: 'opt-2', set: 'dom' }),
    printing({ prices: { usd: '2.00' } }),
  ]
  const report = { cards: 3, printings: 2, duplicates: 1, badLines: 0, notes: [] }
  expect(await outcome(content.join('\n'))).toEqual({ kind: 'done', ...report })
  const { columns, printingById } = await catalogue()
  expect(columns.printingUsd[printingById.get('opt') ?? -1]).toBe(200)
})

describe('a file with fewer printings than there have to be', () => {
  test('is refused, and the snapshot stays', async () => {
    await outcome(lines.join('\n'))
    const reason = 'it has 300 printings; by the catalogue in use it should have 1,591 or more'
    const fewer = await outcome(lines.slice(0, 300).join('\n'), { atLeastPrintings: 1591 })
    expect(fewer).toEqual({ kind: 'failed', reason })
    expect((await catalogue()).meta.printingCount).toBe(591)
  })

  test('can not make up for it with duplicates', async () => {
    const content = [...lines.slice(0, 10), ...lines.slice(0, 10)].join('\n')
    expect(await outcome(content, { atLeastPrintings: 11 })).toMatchObject({ kind: 'failed' })
    expect(await outcome(content, { atLeastPrintings: 10 })).toMatchObject({ kind: 'done' })
  })
})

describe('tags', () => {
  const tags = [
    { id: 'r', slug: 'removal', child_ids: ['b'] },
    { id: 'b', slug: 'cantrip', taggings: [{ oracle_id: 'opt' }] },
  ].map((tag) => JSON.stringify(tag))

  const totalOf = async (query: string) =>
    search(await catalogue(), { query, mode: 'prints', page: 1, pageSize: 10 }, world).total

  test.each([
    ['plain', (text: string) => text],
    ['gzipped', gzipSync],
  ])('of files, %s, are found', async (_, pack) => {
    const file = await folder.write('oracle_tags.jsonl', pack(tags.join('\n')))
    expect(await outcome(printing({}), { tagFiles: [file] })).toMatchObject({ notes: [] })
    expect(await totalOf('otag:removal')).toBe(1)
    expect(await totalOf('otag:burn')).toBe(0)
  })

  test.each([
    ['cut off', () => gzipSync(tags.join('\n')).subarray(0, -12), 'line 2: unexpected end of file'],
    ['no list of tags', () => `${tags[0]}\n{"slug":"no id"}`, 'line 2: this is no tag'],
    ['empty', () => '', 'line 1: the file has no tags'],
  ])('of a file that is %s are left out whole, others are taken', async (_, content, reason) => {
    const damaged = await folder.write('art_tags.jsonl', content())
    const good = await folder.write('oracle_tags.jsonl', tags[1] ?? '')
    const done = await outcome(printing({}), { tagFiles: [damaged, good] })
    const note = `The tags of art_tags.jsonl were left out: ${reason}.`
    expect(done).toMatchObject({ kind: 'done', notes: [note] })
    expect(await totalOf('otag:cantrip')).toBe(1)
    expect(await totalOf('otag:removal')).toBe(0)
  })

  test('of a file that is missing are left out', async () => {
    const done = await outcome(printing({}), { tagFiles: [folder.path('none.jsonl')] })
    expect(done).toMatchObject({ kind: 'done', notes: [expect.stringContaining('ENOENT')] })
  })
})

describe('rulings', () => {
  const ruling = {
    oracle_id: 'opt',
    source: 'wotc',
    published_at: '2017-11-17',
    comment: 'Look first.',
  }
  const other = { ...ruling, oracle_id: 'unknown', comment: 'On a card that is not there.' }
  const lines = [ruling, other].map((each) => JSON.stringify(each))

  const rulingsOnOpt = async (content: string | Uint8Array) => {
    const rulingsFile = await folder.write('rulings.jsonl', content)
    const done = await outcome(printing({}), { rulingsFile })
    return { done, rulings: rulingsOf(await catalogue(), 0) }
  }

  test.each([
    ['JSON lines', lines.join('\n')],
    ['gzipped', gzipSync(lines.join('\n'))],
    ['an array', `[${lines.join(',')}]`],
  ])('of a file, as %s, are on their cards', async (_, content) => {
    const { done, rulings } = await rulingsOnOpt(content)
    expect(done).toMatchObject({ kind: 'done', notes: [] })
    expect(rulings).toEqual([{ publishedAt: '2017-11-17', source: 'wotc', comment: 'Look first.' }])
  })

  test.each([
    [
      'cut off',
      () => gzipSync(lines.join('\n')).subarray(0, -12),
      'line 2: unexpected end of file',
    ],
    ['another file', () => `${lines[0]}\n${printing({})}`, 'line 2: this is no ruling'],
    ['empty', () => '', 'line 1: the file has no rulings'],
  ])('of a file that is %s are left out, and the cards are there', async (_, content, reason) => {
    const { done, rulings } = await rulingsOnOpt(content())
    const note = `The rulings of rulings.jsonl were left out: ${reason}.`
    expect(done).toMatchObject({ kind: 'done', printings: 1, notes: [note] })
    expect(rulings).toBeNull()
  })
})

describe('names in other languages', () => {
  const german = printing({ id: 'opt-de', lang: 'de', printed_name: 'Wahl' })
  const french = printing({ id: 'opt-fr', lang: 'fr', printed_name: 'Choix' })

  async function namesFrom(allCards: string) {
    const allCardsFile = await folder.write('all-cards.jsonl', allCards)
    const earlier = { oracleId: 'opt', language: 'de', names: ['Option'] }
    const earlierFile = await folder.write('earlier.jsonl', JSON.stringify(earlier))
    const namesFile = folder.path('names.jsonl')
    const names = { languages: ['de'], allCardsFile, namesFile, earlierFile }
    return outcome(printing({}), { names })
  }

  const isFound = async (query: string) =>
    search(await catalogue(), { query, mode: 'prints', page: 1, pageSize: 1 }, world).total > 0

  test('are those of the chosen ones', async () => {
    expect(await namesFrom([printing({}), german, german, french].join('\n'))).toMatchObject({
      notes: [],
    })
    expect(await isFound('wahl')).toBe(true)
    expect(await isFound('choix')).toBe(false)
    expect(await isFound('option')).toBe(false)
  })

  test('are those of before when the file is damaged', async () => {
    const report = await namesFrom(`${german}\n${french.slice(0, -9)}`)
    expect(report).toMatchObject({
      kind: 'done',
      notes: [
        'The names of all-cards.jsonl were left out: line 2: the file ends in the middle of a card.',
      ],
    })
    expect(await isFound('wahl')).toBe(false)
    expect(await isFound('option')).toBe(true)
  })
})
