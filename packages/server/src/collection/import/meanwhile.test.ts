import { randomUUID } from 'node:crypto'
import { addToCollection, updateImportRow } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { rowInWords, rowsOf, upload } from '../../test/importer.ts'
import { interruptedAfterReading } from '../../test/interrupted-db.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'
import { commitImport } from './commit.ts'

const { goblinGuideZendikar: guide, lightningBoltAlpha: bolt } = printing
const swords = printing.swordsMysticalArchive
const list = '4 Goblin Guide (ZEN) 126\n2 No Such Card At All\n1 Lightning Bolt (LEA) 161'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient
  let id: string

  beforeEach(async () => {
    member = await collectorIn(app())
    id = (await upload(member, list)).id
  })

  /** Commits, and does something when all is read that the commit is decided by, before it is written. */
  function commitWhile(act: () => Promise<unknown>) {
    const { database, clock, catalogue } = app()
    const db = interruptedAfterReading(database.db, ['collection_import_rows', 'collection'], {
      act,
    })
    const requested = { userId: member.account.id, importId: id, changeId: randomUUID() }
    return commitImport(
      { db, clock, catalogue },
      { ...requested, mode: 'merge', scope: 'doubtful' },
      () => {},
    )
  }

  const edit = (number: number, input: object) => () =>
    member.call(updateImportRow, { params: { id, number: String(number) }, input })

  test('a row that is changed meanwhile comes in as it is then', async () => {
    expect(await commitWhile(edit(1, { quantity: 3, finish: 'foil' }))).toMatchObject({
      rowsLeft: 1,
    })
    expect(await owned(member)).toEqual({ [guide]: '3 foil', [bolt]: '1 nonfoil' })
  })

  test('a row that is fixed meanwhile comes in with the others', async () => {
    expect(await commitWhile(edit(2, { scryfallId: swords }))).toMatchObject({ rowsLeft: 0 })
    const all = { [guide]: '4 nonfoil', [swords]: '2 nonfoil', [bolt]: '1 nonfoil' }
    expect(await owned(member)).toEqual(all)
  })

  test('a row that is left out meanwhile stays behind', async () => {
    expect(await commitWhile(edit(3, { isLeftOut: true }))).toMatchObject({ rowsLeft: 2 })
    expect(await owned(member)).toEqual({ [guide]: '4 nonfoil' })
    expect((await rowsOf(member, id, 'left_out')).map(rowInWords)).toEqual([
      '3 left_out own_wish: 1 Lightning Bolt (lea) 161 nonfoil NM en',
    ])
  })

  test('copies that are added meanwhile stay', async () => {
    const input = { scryfallId: guide, quantity: 2 }
    await commitWhile(() => member.call(addToCollection, { input }))
    expect(await owned(member)).toEqual({ [guide]: '6 nonfoil', [bolt]: '1 nonfoil' })
  })
})
