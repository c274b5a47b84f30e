import { importFormats } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { fixture, fixtureNames } from '../../../test/card-list-fixtures/index.ts'
import { rowText } from '../../../test/card-list-fixtures/row-text.ts'
import { fixtureRows } from '../../../test/card-list-fixtures/rows.ts'
import { readList } from './read-list.ts'

test.each(fixtureNames)('%s is read as what it says', async (name) => {
  const { format, columns, rows } = await readList(fixture(name), { name }, () => {})
  expect(columns.filter(({ looksLike }) => looksLike !== null)).toEqual([])
  expect([format, ...rows.map(rowText)]).toEqual(fixtureRows[name])
})

test('there is a fixture for every format', () => {
  const formats = Object.values(fixtureRows).map(([format]) => format)
  expect(new Set(formats)).toEqual(new Set(importFormats))
})

test('ids are read as such', async () => {
  const cards = await Promise.all(
    ['manabox.csv', 'tcgplayer.csv', 'cardmarket.csv', 'mtgo.csv'].map(async (name) => {
      const { rows } = await readList(fixture(name), { name }, () => {})
      return rows[0]?.card
    }),
  )
  expect(cards).toMatchObject([
    { scryfallId: 'ec386bc3-137b-49b5-8380-8daff470f0bc' },
    { tcgplayerId: 218278 },
    { cardmarketId: 319044 },
    { mtgoId: 67196 },
  ])
})

test('ignored columns are listed, and all cells are stored', async () => {
  const list = await readList(fixture('delver.csv'), { name: 'delver.csv' }, () => {})
  const ignored = list.columns.filter(({ meaning }) => meaning === 'undecided')
  expect(ignored).toEqual([
    { name: 'Acquired Price', samples: expect.anything(), meaning: 'undecided', looksLike: null },
  ])
  expect(ignored[0]?.samples).toContain('€ 1,77')
  expect(list.rows[1]?.cells).toEqual([
    ['Name', 'Fire // Ice'],
    ['Acquired Price', '€ 1,77'],
    ['Language', 'German'],
    ['Set Code', 'APC'],
    ['TCGPlayer Product ID', '7951'],
    ['Number', '128'],
    ['Foil', ''],
    ['Quantity', '2'],
  ])
})

test('dates and instants of added copies are stored', async () => {
  const days = await Promise.all(
    ['archidekt.csv', 'manabox-collection.csv', 'manafolio.csv'].map(async (name) => {
      const { rows } = await readList(fixture(name), { name }, () => {})
      return rows[0]?.addedAt
    }),
  )
  expect(days).toEqual([
    '2025-11-02T00:00:00.000Z',
    '2026-05-04T18:21:07.113Z',
    '2026-01-15T10:30:00.000Z',
  ])
})
