import { limits } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { readRows } from '../../../test/card-list-fixtures/read-rows.ts'
import { readList } from './read-list.ts'

/** The one row of a table with these columns and cells. */
async function rowOf(cells: Record<string, string>) {
  const line = (texts: string[]) => `${texts.map((text) => `"${text}"`).join(';')}\n`
  const text = line(Object.keys(cells)) + line(Object.values(cells))
  const { rows } = await readList(Buffer.from(text), { name: 'list.csv' }, () => {})
  return rows[0]
}

describe('copies', () => {
  test.each([
    ['4', 4],
    ['4x', 4],
    [' 4 ', 4],
    ['99', 99],
    ['0', undefined],
    ['-3', undefined],
    ['x2', 2],
    ['2,0', 2],
    ['1.0', 1],
    ['1.5', undefined],
    ['1e9', undefined],
    ['100', undefined, 'too_many_copies'],
    ['four', undefined],
    ['', undefined],
  ])('%j are %s', async (raw, quantity, reason = 'bad_quantity') => {
    const problems = quantity === undefined ? [{ reason, raw }] : []
    expect(await rowOf({ Qty: raw, Name: 'Opt' })).toMatchObject({ quantity, problems })
  })

  test('are one where no column counts them', async () => {
    expect(await readRows('Name\nOpt\n"Jace, the Mind Sculptor"\n')).toEqual([
      '2: 1 Opt, -, -, -',
      '3: 1 Jace, the Mind Sculptor, -, -, -',
    ])
  })

  test.each(['Anzahl', 'MENGE', 'Cantidad', 'Quantité', 'Quantità', 'Stock', 'Ilość', 'Aantal'])(
    'are counted by %s',
    async (column) => {
      expect(await rowOf({ Name: 'Opt', [column]: '4' })).toMatchObject({ quantity: 4 })
    },
  )

  test.each([
    ['30', undefined, [{ reason: 'bad_quantity', raw: '30 × 4' }]],
    ['100', undefined, [{ reason: 'too_many_copies', raw: '100' }]],
    ['24', 96, []],
  ])('of %s playsets are four times as many', async (groupCount, quantity, problems) => {
    expect(await rowOf({ idProduct: '1', groupCount, isPlayset: 'X' })).toMatchObject({
      quantity,
      problems,
    })
  })

  test('of two finishes in a line are two rows, and one that can not be read is reported', async () => {
    expect(await readRows('Reg Qty,Foil Qty,Name\n1,2,Opt\n,x,Shock\n,,Ponder\n')).toEqual([
      '2: 1 Opt, nonfoil, -, -',
      '2: 2 Opt, foil, -, -',
      '3: - Shock, foil, -, -, bad_quantity “x”',
      '4: - Ponder, -, -, -, bad_quantity “”',
    ])
  })
})

describe('words', () => {
  test.each([
    ['Foil', 'Cosmic', 'unknown_finish'],
    ['Foil', '???', 'unknown_finish'],
    ['Condition', 'chewed', 'unknown_condition'],
    ['Condition', 'constructor', 'unknown_condition'],
    ['Language', 'Klingon', 'unknown_language'],
  ])('that are unknown are reported: %s %s', async (column, raw, reason) => {
    expect(await rowOf({ Name: 'Opt', [column]: raw })).toMatchObject({
      problems: [{ reason, raw }],
      finish: undefined,
      condition: undefined,
      language: undefined,
    })
  })

  test.each([
    ['en', 'en'],
    ['JAPANESE', 'ja'],
    ['jp', 'ja'],
    ['KR', 'ko'],
    ['sp', 'es'],
    ['zh_CN', 'zhs'],
    ['CT', 'zht'],
    ['Traditional Chinese', 'zht'],
    ['Chinese Simplified', 'zhs'],
    ['Phyrexian', 'ph'],
    ['', undefined],
  ])('for a language: %s is %s', async (raw, language) => {
    expect(await rowOf({ Name: 'Opt', Language: raw })).toMatchObject({
      language,
      problems: [],
    })
  })

  test.each([
    ['Normal', 'nonfoil', []],
    ['Non-Foil', 'nonfoil', []],
    ['not foil', 'nonfoil', []],
    ['FOIL', 'foil', []],
    ['Etched Foil', 'etched', []],
    ['Surge Foil', 'foil', [{ note: 'other_finish', raw: 'Surge Foil' }]],
    ['', undefined, []],
  ])('for a finish: %s is %s', async (raw, finish, notes) => {
    expect(await rowOf({ Name: 'Opt', Printing: raw })).toMatchObject({ finish, notes })
  })

  test('of Moxfield and of Cardmarket name other conditions', async () => {
    const moxfield = 'Count,Name,Edition,Collector Number,Condition\n1,Opt,inv,64,Played\n'
    const dragonShield = 'Folder Name,Quantity,Card Name,Condition\nA,1,Opt,Played\n'
    expect(await readRows(moxfield)).toEqual(['2: 1 Opt (inv) 64, -, MP, -'])
    expect(await readRows(dragonShield)).toEqual(['2: 1 Opt, -, HP, -'])
  })
})

describe('a card', () => {
  const uuid = 'E882C9F9-BF30-46B6-BEDC-379D2C80E5CB'

  test.each([
    [{ 'Scryfall ID': uuid }, { scryfallId: uuid.toLowerCase() }],
    [{ Name: 'Opt', 'Scryfall ID': '12' }, { name: 'Opt' }],
    [{ 'TCGplayer ID': '7572', 'Multiverse ID': '0' }, { tcgplayerId: 7572 }],
    [
      { Name: 'Opt', Set: 'Ice Age' },
      { name: 'Opt', setName: 'Ice Age' },
    ],
    [
      { Name: 'Opt', Set: 'INV' },
      { name: 'Opt', setCode: 'INV' },
    ],
    [
      { Name: 'Opt', Set: 'Exodus' },
      { name: 'Opt', setName: 'Exodus' },
    ],
    [
      { Name: 'Opt', Set: 'INV', 'Set Code': 'inv' },
      { name: 'Opt', setCode: 'inv', setName: 'INV' },
    ],
    [
      { Set: 'inv', 'Card Number': '#064/350' },
      { setCode: 'inv', collectorNumber: '#064/350' },
    ],
  ])('that %j says is %j', async (cells, card) => {
    expect(await rowOf(cells)).toMatchObject({ card, problems: [] })
    expect((await rowOf(cells))?.card).toEqual(card)
  })

  test.each([
    'Kartenname;Anzahl;Erweiterung;Kartennummer',
    'Carte;Quantité;Édition;Numéro',
    'Nombre;Cantidad;Edición;Número',
    'Nome;Quantità;Edizione;Numero',
  ])('is named by columns in other languages: %s', async (header) => {
    expect(await readRows(`${header}\nOpt;2;INV;64\n`)).toEqual(['2: 2 Opt (INV) 64, -, -, -'])
  })

  test('that is a token keeps its name', async () => {
    const row = await rowOf({ 'Folder Name': 'A', Quantity: '1', 'Card Name': 'Beast Token (4/4)' })
    expect(row?.card).toEqual({ name: 'Beast Token (4/4)' })
  })

  test('that a row does not name is reported before all else', async () => {
    expect(await rowOf({ Name: ' ', Qty: 'four', Set: 'inv' })).toMatchObject({
      problems: [
        { reason: 'no_card', raw: '' },
        { reason: 'bad_quantity', raw: 'four' },
      ],
    })
  })

  test.each([
    ["Erase (Not the Urza's Legacy One)", "Erase (Not the Urza's Legacy One)"],
    ['Hazmat Suit (Used) (Borderless)', 'Hazmat Suit (Used)'],
    ['Fire // Ice (Extended Art) (0225)', 'Fire'],
  ])('of TCGplayer, %s, has its own name', async (Name, simpleName) => {
    const row = await rowOf({ Quantity: '1', Name, 'Simple Name': simpleName })
    const name = simpleName === 'Fire' ? 'Fire // Ice' : simpleName
    expect(row?.card).toEqual({ name })
  })
})

test.each([
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2024-03-14T09:26:53+02:00', '2024-03-14T07:26:53.000Z'],
  ['2023-02-29', undefined],
  ['2024-13-01', undefined],
  ['03/04/2024', undefined],
  ['2021/10/23', '2021-10-23T00:00:00.000Z'],
  ['20211023', '2021-10-23T00:00:00.000Z'],
  ['23.10.2021', '2021-10-23T00:00:00.000Z'],
  ['Oct 23, 2021', '2021-10-23T00:00:00.000Z'],
  ['10/23/2021 4:05:06 PM', '2021-10-23T00:00:00.000Z'],
  ['2021-10-23 12:00:01', '2021-10-23T12:00:01.000Z'],
  ['Sat Oct 23 2021 12:00:00 GMT+0200 (CEST)', '2021-10-23T10:00:00.000Z'],
  ['10/10/1024', undefined],
  ['3. März 2024', undefined],
])('the day %s is %s', async (raw, addedAt) => {
  const notes = addedAt ? [] : [{ note: 'unread_day', raw }]
  expect(await rowOf({ Name: 'Opt', 'Date Added': raw })).toMatchObject({ addedAt, notes })
})

test('a cell is cut to its maximum length, without splitting a character', async () => {
  const long = `${'a'.repeat(limits.importCellMax - 1)}😀`
  const row = await rowOf({ Name: 'Opt', Notes: long })
  expect(row?.cells[1]).toEqual(['Notes', 'a'.repeat(limits.importCellMax - 1)])
})
