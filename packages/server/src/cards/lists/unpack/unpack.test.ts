import { gzipSync } from 'node:zlib'
import { limits } from '@manafolio/contract'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { rowText } from '../../../test/card-list-fixtures/row-text.ts'
import { workbook } from '../../../test/card-list-fixtures/workbook.ts'
import { readList } from '../read/read-list.ts'

const header = ['Quantity', 'Name', 'Set code', 'Collector number', 'Foil']
const rows = [
  [4, 'Goblin Guide', 'zen', 126, ''],
  [1, 'Jace, the Mind Sculptor', '2xm', 334, 'foil'],
]
const csv =
  'Quantity,Name,Set code,Collector number,Foil\n4,Goblin Guide,zen,126,\n1,"Jace, the Mind Sculptor",2xm,334,foil\n'
const listed = [
  '2: 4 Goblin Guide (zen) 126, -, -, -',
  '3: 1 Jace, the Mind Sculptor (2xm) 334, foil, -, -',
]

async function rowsIn(bytes: Uint8Array, name = 'list') {
  const list = await readList(bytes, { name }, () => {})
  return list.rows.map(rowText)
}

function refusal(bytes: Uint8Array) {
  return readList(bytes, { name: 'list' }, () => {}).then(
    ({ format }) => `read as ${format}`,
    (error) => error.code,
  )
}

const sheets = workbook([['Notes']], [header, ...rows])

test.each([
  ['a spreadsheet, whose longest sheet it is', sheets],
  ['a gzip file', gzipSync(csv)],
  ['an archive', zipSync({ 'mine/cards.csv': strToU8(csv), '__MACOSX/._cards.csv': strToU8('x') })],
  [
    'an archive of a spreadsheet',
    zipSync({ 'cards.xlsx': sheets, 'read me.pdf': strToU8('%PDF') }),
  ],
])('a list is read from %s', async (_, bytes) => {
  expect(await rowsIn(bytes)).toEqual(listed)
})

test('a title above the table of a spreadsheet is none of its rows', async () => {
  const titled = workbook([['My cards'], ['of 2026'], header, ...rows])
  expect(await rowsIn(titled)).toEqual(listed.map((row) => row.replace(/^\d/, (n) => `${+n + 2}`)))
})

test.each([
  ['of objects', [{ quantity: 4, name: 'Goblin Guide', setCode: 'zen', collectorNumber: '126' }]],
  [
    'of cards in rows of a deck',
    {
      cards: [{ quantity: 4, card: { name: 'Goblin Guide', set: 'zen', collector_number: '126' } }],
    },
  ],
  [
    'of boards by name, of which none is forgotten',
    {
      mainboard: { a: { quantity: 4, card: { name: 'Goblin Guide', set: 'zen', cn: '126' } } },
      sideboard: { b: { quantity: 1, card: { name: 'Opt', set: 'eld', cn: '59' } } },
    },
  ],
])('a list is read from JSON %s', async (name, json) => {
  const read = await rowsIn(Buffer.from(JSON.stringify(json)))
  const others = name.startsWith('of boards') ? ['3: 1 Opt (eld) 59, -, -, -'] : []
  expect(read).toEqual(['2: 4 Goblin Guide (zen) 126, -, -, -', ...others])
})

test('cards as the card-data service has them are known by their ids', async () => {
  const id = 'b2e2a777-0705-4a37-937d-c6e020ebc0f0'
  const cards = { data: [{ id, oracle_id: 'x', name: 'Goblin Guide', collector_number: '126' }] }
  const list = await readList(Buffer.from(JSON.stringify(cards)), { name: 'a.json' }, () => {})
  expect(list.rows[0]?.card).toMatchObject({ scryfallId: id, name: 'Goblin Guide' })
})

test('a deck of Magic Online is read with its ids', async () => {
  const dek = `<?xml version="1.0"?><Deck><NetDeckID>0</NetDeckID>
<Cards CatID="34374" Quantity="4" Sideboard="false" Name="Goblin Guide" Annotation="0"/></Deck>`
  const list = await readList(Buffer.from(dek), { name: 'a.dek' }, () => {})
  expect(list).toMatchObject({ format: 'mtgo' })
  expect(list.rows).toMatchObject([{ quantity: 4, card: { name: 'Goblin Guide', mtgoId: 34374 } }])
})

const bomb = new Uint8Array(limits.importUnpackedBytes + 1).fill(65)

test.each([
  ['gzip', gzipSync(bomb), 'import_unpacks_too_large'],
  ['an archive', zipSync({ 'a.csv': bomb }), 'import_unpacks_too_large'],
  ['a workbook', zipSync({ 'xl/workbook.xml': bomb }), 'import_unpacks_too_large'],
  ['gzip that is cut off', gzipSync(csv).subarray(0, 30), 'import_archive_broken'],
  [
    'a workbook without sheets',
    zipSync({ 'xl/workbook.xml': strToU8('<a>') }),
    'import_spreadsheet_locked',
  ],
  [
    'JSON with thousands of keys',
    Buffer.from(
      JSON.stringify([Object.fromEntries(Array.from({ length: 600 }, (_, i) => [i, 1]))]),
    ),
    'import_json_without_cards',
  ],
  [
    'JSON with too many cards',
    Buffer.from(JSON.stringify(Array.from({ length: limits.importRows + 1 }, () => ({ a: 1 })))),
    'import_too_many_rows',
  ],
  ['pictures', zipSync({ 'a.png': strToU8('a') }), 'import_archive_without_list'],
  [
    'two lists',
    zipSync({ 'a.csv': strToU8(csv), 'b.csv': strToU8(csv) }),
    'import_archive_of_many',
  ],
  [
    'an archive in an archive in an archive',
    gzipSync(gzipSync(gzipSync(gzipSync(csv)))),
    'import_archive_without_list',
  ],
])('%s is refused when it is no list, or unpacks to too much', async (_, bytes, code) => {
  expect(await refusal(bytes)).toBe(code)
})
