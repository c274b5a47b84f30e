import {
  commitImport,
  deleteImport,
  type Endpoint,
  getImport,
  listImportRows,
  listImportSets,
  listImports,
  previewImport,
  startImport,
  updateImportColumns,
  updateImportRow,
  updateImportRows,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient, Payload } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { commit, send, upload } from '../../test/importer.ts'
import { printing } from '../../test/sample-cards.ts'
import { allRows } from '../../test/security/rows.ts'
import { useTestApp } from '../../test/test-app.ts'

const content = '4 Goblin Guide (ZEN) 126\n1 No Such Card At All'

const requests: [name: string, Endpoint, Payload][] = [
  ['looked at', getImport, {}],
  ['read row by row', listImportRows, { input: {} }],
  ['read set by set', listImportSets, { input: { doubt: 'several_printings' } }],
  ['weighed', previewImport, { input: { mode: 'merge' } }],
  ['changed', updateImportRow, { input: { quantity: 1 } }],
  ['left out', updateImportRows, { input: { leaveOut: 'fix' } }],
  ['taken in', updateImportRows, { input: { takeIn: 'deck' } }],
  ['read in another way', updateImportColumns, { input: { meanings: ['name'] } }],
  ['committed', commitImport, { input: { mode: 'replace' } }],
  ['deleted', deleteImport, {}],
]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let owner: MemberClient
  let stranger: MemberClient

  beforeEach(async () => {
    owner = await collectorIn(app())
    stranger = await collectorIn(app())
  })

  test.each(requests)('another user’s import can not be %s', async (_, endpoint, payload) => {
    const { id } = await upload(owner, content)
    const before = await allRows(app().database.db)
    const refused = await stranger.refusal(endpoint, { ...payload, params: { id, number: '1' } })
    expect(refused).toMatchObject({ status: 404, code: 'import_not_found' })
    expect(await allRows(app().database.db)).toEqual(before)
  })

  test('each has imports of their own, also under one id', async () => {
    const { id } = await upload(owner, content)
    expect(await stranger.call(listImports)).toEqual([])
    await upload(stranger, { content: '1 Fire // Ice (APC) 128', key: id })
    await commit(stranger, id)
    expect(await owned(stranger)).toEqual({ [printing.fireIceApocalypse]: '1 nonfoil' })
    expect(await owned(owner)).toEqual({})
    expect(await owner.call(getImport, { params: { id } })).toMatchObject({ totalRows: 2 })
  })

  test('nobody sends a file without signing in', async () => {
    const response = await send(app().visitor(), { content })
    expect([response.statusCode, response.json().code]).toEqual([401, 'authentication_required'])
  })

  test('an import goes with its owner', async () => {
    const { id } = await upload(owner, content)
    await app().database.db.deleteFrom('users').where('id', '=', owner.account.id).execute()
    expect((await send(owner, { content })).json().code).toBe('authentication_required')
    const rows = await app()
      .database.db.selectFrom('collection_import_rows')
      .select('number')
      .where('import_id', '=', id)
      .execute()
    expect(rows).toEqual([])
    expect(startImport.access).toBe('member')
  })
})
