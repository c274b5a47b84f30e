import { describe, expect, test } from 'vitest'
import { readRows } from '../../../test/card-list-fixtures/read-rows.ts'
import { readList } from './read-list.ts'

const table = 'Quantity,Name\n2,Séance\n1,Jötun Grunt\n'
const rows = ['2: 2 Séance, -, -, -', '3: 1 Jötun Grunt, -, -, -']
const mark = '\uFEFF'

describe('a table is read', () => {
  test.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a byte order mark', Buffer.from(mark + table)],
    ['Windows-1252', Buffer.from(table, 'latin1')],
    ['UTF-16 LE', Buffer.from(mark + table, 'utf16le')],
    ['UTF-16 BE', Buffer.from(mark + table, 'utf16le').swap16()],
    ['Windows line ends', Buffer.from(table.replaceAll('\n', '\r\n'))],
    ['old Mac line ends', Buffer.from(table.replaceAll('\n', '\r'))],
    ['several line ends', Buffer.from(table.replace('\n', '\r\n'))],
    ['no last line end', Buffer.from(table.trim())],
    ['semicolons', Buffer.from(table.replaceAll(',', ';'))],
    ['tabs', Buffer.from(table.replaceAll(',', '\t'))],
  ])('in %s', async (_, bytes) => {
    expect(await readRows(bytes)).toEqual(rows)
  })

  test.each([
    ['sep=,\n', ','],
    ['"sep=,"\r\n', ','],
    ['SEP=|\n', '|'],
    ['sep=\t\n', '\t'],
  ])('below a line %j', async (line, separator) => {
    const below = rows.map((row) => row.replace(/^\d/, (number) => `${Number(number) + 1}`))
    expect(await readRows(line + table.replaceAll(',', separator))).toEqual(below)
  })
})

test('separators within the quotes of a header separate nothing', async () => {
  const [row] = await readRows('"Name";"A, B, C, D, E"\n"Opt";"x"\n')
  expect(row).toBe('2: 1 Opt, -, -, -')
})

test('a row begins in the line of its first character', async () => {
  const text = '\r\n"Name","Notes"\r\n\r\nOpt,"one\r\ntwo\nthree"\r\n\r\n"Shock",""\r\nPonder'
  expect(await readRows(text)).toEqual([
    '4: 1 Opt, -, -, -',
    '8: 1 Shock, -, -, -',
    '9: 1 Ponder, -, -, -',
  ])
})

test('quotes in cells are unchanged', async () => {
  const text = 'Name,Notes\n"A ""B"" C","x\r\ny"\nD "E" F,5"\n"G"H,\n'
  const { rows: read } = await readList(Buffer.from(text), { name: 'a.csv' }, () => {})
  expect(read.map(({ cells }) => cells.map(([, raw]) => raw))).toEqual([
    ['A "B" C', 'x\r\ny'],
    ['D "E" F', '5"'],
    ['"G"H', ''],
  ])
})

test('cells without a column are kept aside, and missing ones are missing', async () => {
  const text = 'Quantity,Name,Set\n1,Opt,inv,,more,\n2,Shock\n'
  const { rows: read } = await readList(Buffer.from(text), { name: 'a.csv' }, () => {})
  expect(read.map(({ cells }) => cells)).toEqual([
    [
      ['Quantity', '1'],
      ['Name', 'Opt'],
      ['Set', 'inv'],
      ['', 'more'],
    ],
    [
      ['Quantity', '2'],
      ['Name', 'Shock'],
    ],
  ])
})

test('what is read is reported as it goes, and others have their turn', async () => {
  const shares: number[] = []
  let eventLoopYielder = 0
  const others = setInterval(() => eventLoopYielder++, 0)
  const text = `Quantity,Name\n${'1,Opt\n'.repeat(30_000)}`
  await readList(Buffer.from(text), { name: 'a.csv' }, (share) => shares.push(share))
  clearInterval(others)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
  expect(eventLoopYielder).toBeGreaterThan(0)
})

test.each([
  ['LÃ³rien Revealed', 'Lórien Revealed', 'LÃ³rien'],
  ['Urzaâ€™s Tower', 'Urza’s Tower', 'Urzaâ€™s'],
  ['Jace, Vryn’s Prodigy', 'Jace, Vryn’s Prodigy', undefined],
  ['Séance', 'Séance', undefined],
])('a name that was saved as %s is %s', async (written, name, word) => {
  const { rows, remarks } = await readList(
    Buffer.from(`Quantity,Name\n1,"${written}"\n`),
    { name: 'l.csv' },
    () => {},
  )
  expect(rows[0]?.card.name).toBe(name)
  expect(remarks).toEqual(word === undefined ? [] : [{ remark: 'repaired_text', raw: word }])
})
