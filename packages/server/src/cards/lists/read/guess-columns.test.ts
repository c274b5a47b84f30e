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
  ['of two columns that count', 'Kort,A,B\nGoblin Guide,1,2\nOpt,1,1\n', 'import_unknown_count'],
  ['that counts in a column with a name', 'Name,Bin\nOpt,3\nShock,2\n', 'import_unknown_count'],
  ['without names', 'Kort,Antal,Skick\nNobody,1,NM\nNobody Else,1,NM\n', 'import_no_name'],
])('a table %s is refused', async (_, text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code })
})
