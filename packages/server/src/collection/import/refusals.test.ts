import { addToCollection, limits, type RefusalCode, startImport } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { onOneEngine } from '../../test/engines.ts'
import {
  rowInWords,
  rowsOf,
  send,
  type TestFile,
  upload,
  uploadRefusal,
} from '../../test/importer.ts'
import { printing } from '../../test/sample-cards.ts'
import { allRows } from '../../test/security/rows.ts'
import { useTestApp } from '../../test/test-app.ts'

const mebibyte = 1024 * 1024
const row = 'Quantity,Name\n1,Goblin Guide\n'
const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0, 1, 2, 3])
const noise = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3)) & 255)

const files: [name: string, file: TestFile, status: number, code: RefusalCode][] = [
  ['of 30 MB', { content: 'x'.repeat(30 * mebibyte) }, 413, 'import_file_too_large'],
  ['that is empty', { content: '' }, 400, 'import_empty'],
  ['with a header alone', { content: 'Quantity,Name,Set code\n' }, 400, 'import_no_rows'],
  ['of an old spreadsheet', { name: 'cards.xls', content: row }, 400, 'import_spreadsheet'],
  ['of an archive that is cut off', { content: zip }, 400, 'import_archive_broken'],
  ['of Delver Lens', { name: 'a.dlens', content: 'x' }, 400, 'import_delver_backup'],
  ['of bytes', { content: noise }, 400, 'import_not_text'],
  [
    'with a line of 5 MB',
    { content: `${row}1,${'x'.repeat(5 * mebibyte)}` },
    400,
    'import_line_too_long',
  ],
  [
    'with too many rows',
    { content: `Quantity,Name\n${'1,Sol Ring\n'.repeat(limits.importRows + 1)}` },
    400,
    'import_too_many_rows',
  ],
  ['without names', { content: 'Quantity,Color\n1,red\n' }, 400, 'import_no_name'],
  ['without a name of its own', { name: ' ', content: row }, 400, 'bad_input'],
  ['with a name too long', { name: 'x'.repeat(256), content: row }, 400, 'bad_input'],
]

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
    const input = { scryfallId: printing.goblinGuideZendikar }
    await member.call(addToCollection, { input })
  })

  test.each(files)('a file %s is refused and leaves everything as it was', async (...given) => {
    const [, file, status, code] = given
    const before = await allRows(app().database.db)
    expect(await uploadRefusal(member, file)).toMatchObject({ status, code })
    expect(await allRows(app().database.db)).toEqual(before)
  })

  test('what is sent as something else than a file is refused', async () => {
    const url = `${startImport.path}?fileName=cards.csv`
    const json = await member.send({ method: 'POST', url, payload: { content: row } })
    expect([json.statusCode, json.json().code]).toEqual([415, 'wrong_file_type'])
    const sent = await send(member, { content: row }, { 'content-type': 'text/csv' })
    expect(sent.statusCode).toBe(415)
  })

  test('a user who sends file after file has to wait', async () => {
    for (let i = 0; i < limits.importsPerAccount; i++) await send(member, { content: '' })
    const refused = await uploadRefusal(member, { content: row })
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    await upload(await collectorIn(app()), row)
  })

  test('numbers of copies that are none are reported row by row, in whatever locale', async () => {
    const quantities = ['2', '0', '-3', '1.5', '1,5', '1e9', '1000', 'two', '']
    const rows = quantities.map((quantity) => `${quantity};Goblin Guide;zen;12.03.24;"1.234,56"`)
    const header = 'Quantity;Name;Set code;Added;Purchase price'
    const { id } = await upload(member, [header, ...rows].join('\n'))
    const reported = await rowsOf(member, id)
    const guide = 'Goblin Guide (zen) 126 nonfoil NM en'
    const states: Record<string, string> = {
      '0': 'left_out no_copies',
      '1000': 'fix too_many_copies',
    }
    expect(reported.map(rowInWords)).toEqual([
      `1 ready: 2 ${guide}`,
      ...quantities.slice(1).map((quantity, i) => {
        return `${i + 2} ${states[quantity] ?? 'fix bad_quantity'}: ? ${guide}`
      }),
    ])
    expect(reported.map(({ sentences }) => sentences.at(-1)).slice(1, 6)).toEqual(
      ['0', '-3', '1.5', '1,5', '1e9'].map((raw) => expect.stringContaining(`“${raw}”`)),
    )
  })
})
