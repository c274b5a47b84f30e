import { expect, test } from 'vitest'
import { rowText } from '../../../test/card-list-fixtures/row-text.ts'
import { sampleWith } from '../../../test/matches.ts'
import { vocabularyOf } from '../match/vocabulary.ts'
import { readList } from './read-list.ts'

const vocabulary = vocabularyOf(await sampleWith())

async function read(text: string) {
  const list = await readList(Buffer.from(text), { name: 'list.csv', vocabulary }, () => {})
  return [...list.remarks.map(({ remark }) => remark), list.format, ...list.rows.map(rowText)]
}

test('a table in words that nobody knows is read by what is in it', async () => {
  const swedish = `Kort;Upplaga;Antal;Skick;Språk;Glans
Goblin Guide;ZEN;4;Near Mint;English;Foil
Lightning Bolt;LEA;1;Played;German;Normal`
  expect(await read(swedish)).toEqual([
    'table',
    '2: 4 Goblin Guide (ZEN), foil, NM, en',
    '3: 1 Lightning Bolt (LEA), nonfoil, MP, de, other_condition “Played”',
  ])
})

test('a table without a header is one when a column has names of cards', async () => {
  const rows = '4,Goblin Guide,ZEN,126\n1,"Jace, the Mind Sculptor",2XM,334\n'
  expect(await read(rows)).toEqual([
    'no_header',
    'table',
    '1: 4 Goblin Guide (ZEN), -, -, -',
    '2: 1 Jace, the Mind Sculptor (2XM), -, -, -',
  ])
})

test.each([
  ['names with commas', 'Jace, the Mind Sculptor\nTeferi, Hero of Dominaria\n', 'text'],
  ['a deck', '4 Goblin Guide\n1 Jace, the Mind Sculptor\n', 'text'],
])('%s are no table', async (_, text, format) => {
  const [first, ...rows] = await read(text)
  expect([first, rows.length]).toEqual([format, 2])
})

test.each([
  ['of two columns that count', 'Kort,A,B\nGoblin Guide,1,2\nOpt,1,1\n', ['A', 'B']],
  ['that counts in a column with a name', 'Name,Bin\nOpt,3\nShock,2\n', ['Bin']],
])('of a table %s no copies are counted', async (_, text, names) => {
  const file = { name: 'l.csv', vocabulary }
  const { columns, rows } = await readList(Buffer.from(text), file, () => {})
  expect(rows.map(({ quantity }) => quantity)).toEqual([undefined, undefined])
  const counting = columns.filter(({ looksLike }) => looksLike === 'quantity')
  expect(counting.map(({ name }) => name)).toEqual(names)
})

test('a table without names is refused', async () => {
  const reading = read('Kort,Antal,Skick\nNobody,1,NM\nNobody Else,1,NM\n')
  await expect(reading).rejects.toMatchObject({ code: 'import_no_name' })
})

test.each([
  ['Count,Name,Edition,Foil or reverse\n1,Opt,inv,x\n', 'Foil or reverse', 'finish'],
  ['Name,Set,Remark\nOpt,inv,Foil\nShock,m21,Etched foil\nOpt,inv,Old\n', 'Remark', 'finish'],
  ['Count,Name,Edition,Collector Number,State\n1,Opt,inv,64,Near Mint', 'State', 'condition'],
  ['Name,Card Language Code 2\nOpt,xx\n', 'Card Language Code 2', 'language'],
  ['MTGO ID,Rarity,Who\n53155,C,Opt\n53156,C,Nobody\n', 'Who', 'name'],
])('a column that seems to matter and is not used is found: %j', async (text, name, looksLike) => {
  const file = { name: 'l.csv', vocabulary }
  const { columns, rows } = await readList(Buffer.from(text), file, () => {})
  const unused = columns.filter((column) => column.looksLike !== null)
  expect(unused).toMatchObject([{ name, looksLike, meaning: 'undecided' }])
  expect(rows[0]?.notes).toContainEqual({ note: 'unused_column', raw: name })
})

test.each([
  'Name,Foil Price,Condition Value\nOpt,1.20,3\n',
  'Name,Foil,Language,Foil/Reverse,Sprache\nOpt,foil,en,,de\n',
])('but none that says something else: %j', async (text) => {
  const { columns } = await readList(Buffer.from(text), { name: 'l.csv' }, () => {})
  expect(columns.length).toBeGreaterThan(2)
  expect(columns.filter((column) => column.looksLike !== null)).toEqual([])
})
