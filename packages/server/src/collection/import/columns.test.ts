import {
  type AssignedMeaning,
  type ColumnMeaning,
  getImport,
  getUserSettings,
  type ImportColumn,
  updateImportColumns,
  updateImportRow,
  updateUserSettings,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { commit, rowInWords, rowsOf, upload } from '../../test/importer.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const swedish = `Kort;Upplaga;Löpnummer;Vanliga;Glans;Köpt
Goblin Guide;ZEN;126;2;1;03/15/2024
Lightning Bolt;LEA;161;3;;04/16/2024
`
const meanings: (ColumnMeaning | null)[] = [
  ...(['name', 'setCode', 'collectorNumber', 'regularQuantity', 'foilQuantity'] as const),
  'addedAt',
]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  function assign(id: string, meanings: AssignedMeaning[]) {
    return member.call(updateImportColumns, { params: { id }, input: { meanings } })
  }

  test('the columns of a table are shown with samples and what they are taken as', async () => {
    const { columns, counts } = await upload(member, swedish)
    expect(columns.map(inWords)).toEqual([
      'Kort (Goblin Guide, Lightning Bolt): name',
      'Upplaga (ZEN, LEA): setCode',
      'Löpnummer (126, 161): undecided',
      'Vanliga (2, 3): undecided, looks like quantity',
      'Glans (1): undecided, looks like quantity',
      'Köpt (03/15/2024, 04/16/2024): undecided',
    ])
    expect(counts).toMatchObject({ ready: 0, fix: 2, problems: [{ problem: 'unknown_count' }] })
  })

  test('what its user says of them is read at once, and in other files with this header', async () => {
    const { id } = await upload(member, swedish)
    const { columns, counts, remarks, totalRows } = await assign(id, meanings)
    expect(columns.map(({ meaning }) => meaning)).toEqual(meanings)
    expect(remarks).toEqual([expect.stringContaining('month first')])
    expect([totalRows, counts.rows]).toEqual([3, 3])
    const expected = [
      '1 ready: 2 Goblin Guide (zen) 126 nonfoil NM en',
      '2 ready: 1 Goblin Guide (zen) 126 foil NM en',
      '3 ready: 3 Lightning Bolt (lea) 161 nonfoil NM en',
    ]
    expect((await rowsOf(member, id)).map(rowInWords)).toEqual(expected)
    const later = await upload(member, swedish.replaceAll('\n', ' \r\n').replace('Kort', ' KORT'))
    expect((await rowsOf(member, later.id)).map(rowInWords)).toEqual(expected)
    const other = await upload(await collectorIn(app()), swedish)
    expect(other.counts.ready).toBe(0)
    const { importHeaders } = await member.call(getUserSettings)
    expect(importHeaders).toEqual([
      { columns: ['kort', 'upplaga', 'löpnummer', 'vanliga', 'glans', 'köpt'], meanings },
    ])
    await commit(member, id)
    expect((await owned(member))[printing.goblinGuideZendikar]).toContain('1 foil')
  })

  test('no question is left about a column that its user does not want to be used', async () => {
    const { id, counts } = await upload(member, 'Name,Set,Number,Bin\nSol Ring,znc,120,3\n')
    expect(counts).toMatchObject({ ready: 0, fix: 1 })
    await member.call(updateImportRow, { params: { id, number: '1' }, input: { quantity: 7 } })
    const read = await assign(id, ['name', 'set', 'collectorNumber', null])
    expect(read.counts).toMatchObject({ ready: 1, readyCopies: 1, fix: 0 })
  })

  test('of several columns that seem to matter, each is decided on for itself', async () => {
    const { id } = await upload(member, swedish)
    const [first, second] = [meanings.slice(0, 3), ['undecided', null] as const]
    const read = await assign(id, [...first, 'quantity', ...second])
    expect(read.columns.map(inWords).slice(3, 5)).toEqual([
      'Vanliga (2, 3): quantity',
      'Glans (1): undecided, looks like quantity',
    ])
    expect(read.counts).toMatchObject({ ready: 1, fix: 1 })
    const done = await assign(id, [...first, 'quantity', null, null])
    expect(done.counts).toMatchObject({ ready: 2, fix: 0 })
    const later = await assign(id, [...first, 'undecided', ...second])
    expect(later.columns.map(inWords).slice(3, 5)).toEqual([
      'Vanliga (2, 3): undecided, looks like quantity',
      'Glans (1): undecided, looks like quantity',
    ])
    expect(later.counts.fix).toBe(2)
  })

  test('a column that seems to say a finish makes rows worth a look that say something in it', async () => {
    const header = 'Quantity,Name,Set,Number,Foil or reverse\n'
    const { id, counts } = await upload(
      member,
      `${header}1,Goblin Guide,ZEN,126,x\n1,Goblin Guide,ZEN,126,\n`,
    )
    expect(counts).toMatchObject({
      ready: 1,
      doubtful: 1,
      doubts: [{ doubt: 'unused_column', rows: 1 }],
    })
    const used = await assign(id, ['quantity', 'name', 'set', 'collectorNumber', 'finish'])
    expect(used.unknownWords).toEqual([])
    expect((await rowsOf(member, id)).map(rowInWords)).toEqual([
      '1 ready: 1 Goblin Guide (zen) 126 foil NM en',
      '2 ready: 1 Goblin Guide (zen) 126 nonfoil NM en',
    ])
  })

  test('etched copies alone are counted, and a column without a word in it is asked for later', async () => {
    const header = 'Name,Set,Number,Etched copies,Foil or reverse\n'
    const { id, columns } = await upload(member, `${header}Goblin Guide,ZEN,126,3,\n`)
    expect(columns.map(inWords).slice(3)).toEqual([
      'Etched copies (3): undecided, looks like etchedQuantity',
      'Foil or reverse (): undecided',
    ])
    const known = ['name', 'set', 'collectorNumber', 'etchedQuantity', 'undecided'] as const
    await assign(id, [...known])
    expect((await rowsOf(member, id)).map(rowInWords)).toEqual([
      '1 fix finish_not_printed: 3 Goblin Guide (zen) 126 etched NM en',
    ])
    const later = await upload(
      member,
      `${header.replace('Etched', 'ETCHED')}Goblin Guide,ZEN,126,3,x\n`,
    )
    expect(later.columns.map(inWords)[4]).toBe('Foil or reverse (x): undecided')
  })

  test('what is remembered is not used where it names no card', async () => {
    const importHeaders = [{ columns: ['name', 'qty'], meanings: [null, 'quantity'] as const }]
    const settings = {
      importHeaders: importHeaders.map((one) => ({ ...one, meanings: [...one.meanings] })),
    }
    await member.call(updateUserSettings, { input: settings })
    expect((await upload(member, 'Name,Qty\nSol Ring,2\n')).counts.rows).toBe(1)
    const uneven = { importHeaders: [{ columns: ['name', 'qty'], meanings: ['name'] }] }
    const refused = await member.refusal(updateUserSettings, { input: uneven })
    expect(refused).toMatchObject({ status: 400, code: 'bad_input' })
  })

  test('made-up names of columns are not remembered', async () => {
    const { id, columns } = await upload(member, '4,Goblin Guide,ZEN,126\n1,Opt,ELD,59\n')
    expect(columns[0]).toMatchObject({ name: 'Column 1', meaning: 'quantity' })
    await assign(id, [null, 'name', 'setCode', 'collectorNumber'])
    expect((await rowsOf(member, id)).map(rowInWords)).toEqual([
      '1 ready: 1 Goblin Guide (zen) 126 nonfoil NM en',
      '2 ready: 1 Opt (eld) 59 nonfoil NM en',
    ])
    expect((await member.call(getUserSettings)).importHeaders).toEqual([])
  })

  test.each<[string, (ColumnMeaning | null)[], string]>([
    ['two with one meaning', ['name', 'name', null, null, null, null], 'bad_input'],
    ['counts in two ways', ['name', 'quantity', 'foilQuantity', null, null, null], 'bad_input'],
    ['none that names cards', [null, 'quantity', null, null, null, null], 'import_no_name'],
    ['more than there are', ['name', null, null, null, null, null, null], 'import_columns_differ'],
  ])('columns are refused, and nothing changes: %s', async (_, bad, code) => {
    const { id } = await upload(member, swedish)
    const before = await rowsOf(member, id)
    const payload = { params: { id }, input: { meanings: bad } }
    expect(await member.refusal(updateImportColumns, payload)).toMatchObject({ code })
    expect(await rowsOf(member, id)).toEqual(before)
    expect((await member.call(getUserSettings)).importHeaders).toEqual([])
  })

  test('a table of more columns than are read one by one stays as it was read', async () => {
    const columns = Array.from({ length: 70 }, (_, place) => `C${place}`).join(',')
    const row = Array.from({ length: 70 }, () => 'x').join(',')
    const { id, columns: shown } = await upload(
      member,
      `Name,${columns},Quantity\nSol Ring,${row},7\n`,
    )
    expect((await rowsOf(member, id))[0]?.quantity).toBe(7)
    const input = { meanings: shown.map(({ meaning }) => meaning) }
    const refused = await member.refusal(updateImportColumns, { params: { id }, input })
    expect(refused).toMatchObject({ status: 409, code: 'import_too_many_columns' })
  })

  test('a list without columns, and one that is begun, are not read in another way', async () => {
    const text = await upload(member, '4 Goblin Guide (ZEN) 126\n1 No Such Card')
    const input = { meanings: [] }
    const refused = await member.refusal(updateImportColumns, { params: { id: text.id }, input })
    expect(refused).toMatchObject({ status: 409, code: 'import_columns_differ' })
    const header = 'Quantity,Name,Set,Number\n'
    const { id } = await upload(member, `${header}1,Goblin Guide,ZEN,126\n1,No Such Card,ZEN,1\n`)
    await commit(member, id)
    const again = { meanings: ['quantity', 'name', null, null] as ColumnMeaning[] }
    expect(
      await member.refusal(updateImportColumns, { params: { id }, input: again }),
    ).toMatchObject({ status: 409, code: 'import_begun' })
    expect((await member.call(getImport, { params: { id } })).importedBefore).toBeNull()
  })
})

function inWords({ name, samples, meaning, looksLike }: ImportColumn): string {
  const looks = looksLike ? `, looks like ${looksLike}` : ''
  return `${name} (${samples.join(', ')}): ${meaning ?? 'not used'}${looks}`
}
