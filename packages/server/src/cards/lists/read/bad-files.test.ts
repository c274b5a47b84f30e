import { limits } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { readList } from './read-list.ts'

function refusal(text: string | Uint8Array, name = 'list.csv') {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return readList(bytes, { name }, () => {}).then(
    ({ format }) => `read as ${format}`,
    (error) => error.code,
  )
}

const header = 'Quantity,Name\n'

describe('a file is refused', () => {
  test.each([
    ['nothing', '', 'import_empty'],
    ['white space alone', ' \r\n\t\n', 'import_empty'],
    ['a byte order mark alone', '\uFEFF', 'import_empty'],
    ['a separator alone', 'sep=;\n', 'import_empty'],
    ['a header alone', header, 'import_no_rows'],
    ['a header and blank rows', `${header}\n,\n  ,\n`, 'import_no_rows'],
    ['headings alone', 'Deck\n\nSideboard\n', 'import_no_rows'],
    ['an archive that is cut off', 'PK\x03\x04\x14\0', 'import_archive_broken'],
    ['a PDF', '%PDF-1.7', 'import_pdf'],
    ['a web page', '<!DOCTYPE html><html><body>4 Opt', 'import_web_page'],
    ['half of a JSON file', '[{"name": "Opt"', 'import_json_broken'],
    ['JSON without cards', '{"name": "Opt"}', 'import_json_without_cards'],
    ['XML that is cut off', '<Deck><Cards Quantity="1"', 'list_xml_broken'],
    ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'import_spreadsheet'],
    ['a database', 'SQLite format 3\0\x10', 'import_delver_backup'],
    ['NUL characters', `${header}1,Opt\0\n`, 'import_not_text'],
    ['control characters', `${header}1,\x01\x02\x03\x04`, 'import_not_text'],
    ['a line of 5 MB', 'a'.repeat(5_000_000), 'import_line_too_long'],
    ['a row of 5 MB', `${header}1,${'a,'.repeat(2_500_000)}`, 'import_line_too_long'],
    ['a cell of many lines', `${header}1,"${'Opt\n'.repeat(30_000)}"\n`, 'import_line_too_long'],
    ['columns that name no card', 'Quantity,Set\n1,Alpha\n', 'import_no_name'],
    ['columns in unknown words', 'Kort;Antal;Skick\nOpt;1;bra\n', 'import_no_name'],
  ])('with %s', async (_, text, code) => {
    expect(await refusal(text)).toBe(code)
  })

  test.each([
    ['cards.pdf', 'import_pdf'],
    ['Cards.ODS', 'import_spreadsheet'],
    ['cards.xls', 'import_spreadsheet'],
    ['backup.dlens', 'import_delver_backup'],
    ['cards.txt', 'read as text'],
  ])('or not, by the name %s', async (name, code) => {
    expect(await refusal('4 Opt', name)).toBe(code)
  })

  test.each([
    ['of a table', header, '1,Opt\n'],
    ['of plain text', '', '1 Opt\n'],
  ])('with more rows than there may be, %s', async (_, before, row) => {
    expect(await refusal(before + row.repeat(limits.importRows))).toMatch(/^read/)
    expect(await refusal(before + row.repeat(limits.importRows + 1))).toBe('import_too_many_rows')
  })
})

describe('a table with an unterminated quote is refused with its position', () => {
  test.each([
    ['to its end', '1,"Opt\n2,Shock\n', 3],
    ['at its end', '1,Shock\n1,"', 4],
    ['for many rows', `1,"Opt\n${'2,Shock\n'.repeat(30_000)}`, 3],
    ['below a cell of two lines', '1,"Opt\n"\n1,"Opt\n2,Shock', 5],
    [
      'until another begins',
      `1,"Opt\n${'2,Shock\n'.repeat(30_000)}1,"Jace, the Mind Sculptor"\n`,
      3,
    ],
  ])('%s', async (_, rows, line) => {
    const reading = readList(Buffer.from(`\n${header}${rows}`), { name: 'list.csv' }, () => {})
    const issues = [{ path: `line ${line}`, message: expect.stringContaining(`line ${line} `) }]
    await expect(reading).rejects.toMatchObject({ code: 'import_unclosed_quote', issues })
  })
})

describe('a column that may count copies is not used, and no row is taken for one copy', () => {
  test.each([
    ['Name,Zahl\nSol Ring,4', ['Zahl']],
    ['Name;Set;Wie viele\nSol Ring;C21;4x\nOpt;INV;', ['Wie viele']],
    ['Name,Set,NM,LP\nSol Ring,C21,1,2', ['NM', 'LP']],
    ['Name,Number of cards\nSol Ring,4', ['Number of cards']],
    ['Name,,Set\nSol Ring,4,C21', ['column 2']],
    ['Nom;Nombre;Édition\nOpt;4;INV', ['Nombre']],
    ['Folder Name,Card Name,Trade Quantity,Pieces\nA,Opt,0,2', ['Pieces']],
    ['Name,Quantity,Anzahl Foil\nOpt,1,2', ['Anzahl Foil']],
    ['Name,Foil Owned\nOpt,1', ['Foil Owned']],
    ['Quantity,Name,Foil Quantity\n1,Opt,1', ['Foil Quantity']],
    ['Name,Etched copies\nOpt,1', ['Etched copies']],
    ['Name,Near Mint Qty,Played Qty\nOpt,1,1', ['Near Mint Qty', 'Played Qty']],
    ['Count,Name,Edition,Collector Number,Have\n1,Opt,inv,64,3', ['Have']],
  ])('%j', async (text, expected) => {
    const { columns, rows } = await readList(Buffer.from(text), { name: 'list.csv' }, () => {})
    const counting = columns.flatMap(({ name, looksLike }, place) =>
      looksLike?.toLowerCase().endsWith('quantity') ? [name || `column ${place + 1}`] : [],
    )
    expect(counting).toEqual(expected)
    const problems = expected.map((raw) => ({ reason: 'unknown_count', raw }))
    expect(rows[0]).toMatchObject({ quantity: undefined, problems })
  })

  test.each([
    'Name,Bin,Quantity\nOpt,3,1',
    'Name,Mana Value,Power,isSigned,PurchasePrice,Year\nOpt,1,0,1,5,2000',
    'Name,Bin\nOpt,3\nShock,A',
    'Name,Views\nOpt,1000',
    'Name,Notes\nOpt,',
    'Name,Discount,Country,Quantity\nOpt,1,1,1',
    'Count,Tradelist Count,Name,Edition,Collector Number\n1,1,Opt,inv,64',
  ])('but not one that counts something else: %j', async (text) => {
    const { columns, rows } = await readList(Buffer.from(text), { name: 'list.csv' }, () => {})
    expect(columns.filter(({ looksLike }) => looksLike !== null)).toEqual([])
    expect(rows.flatMap(({ notes, problems }) => [...notes, ...problems])).toEqual([])
    expect(rows[0]?.quantity).toBe(1)
  })
})

test('of very many columns only the first ones are listed', async () => {
  const columns = Array.from({ length: 500 }, (_, place) => `${place}${'a'.repeat(100)}`)
  columns[0] = 'b'.repeat(limits.importCellMax + 1)
  const text = `Name,${columns.join(',')}\nOpt\n`
  const list = await readList(Buffer.from(text), { name: 'list.csv' }, () => {})
  expect(list.columns).toHaveLength(limits.importColumns)
  const counting = readList(
    Buffer.from(text.replaceAll('a,', ' qty,')),
    { name: 'l.csv' },
    () => {},
  )
  await expect(counting).rejects.toMatchObject({ code: 'import_unknown_count' })
  expect(list.columns[1]?.name).toBe('b'.repeat(limits.importCellMax))
})
