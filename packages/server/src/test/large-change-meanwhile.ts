import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  deleteImport,
  exportAccount,
  listCollectionChanges,
  listImports,
  undoCollectionChange,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { commitImport } from '../collection/import/commit.ts'
import type { Engine } from '../db/database.ts'
import type { MemberClient } from './client.ts'
import { collectorIn } from './collector.ts'
import { owned } from './copies.ts'
import { apply, freshId, merge } from './id-migrations.ts'
import { upload } from './importer.ts'
import { interruptedBeforeTransaction } from './interrupted-db.ts'
import { largeList } from './large-list.ts'
import { printing } from './sample-cards.ts'
import { allRows } from './security/rows.ts'
import { useTestApp } from './test-app.ts'

const { goblinGuideZendikar: guide, lightningBoltAlpha: bolt } = printing
const content = largeList(1100, guide)
const whole = 1102

/** Transactions of a commit before which the changes of others come, by what it is doing. */
export const phases = [
  ['is staged', 3],
  ['is staged and about to count', 7],
  ['counts and is about to be applied', 8],
  ['is applied', 10],
  ['is applied, while its rows leave the import', 14],
] as const

/** A large change of a collection, and what its owner does before some of its transactions. */
export function testMeanwhile(engine: Engine, tested: readonly (readonly [string, number])[]) {
  const app = useTestApp(engine)
  let member: MemberClient
  let importId: string
  const old = freshId('old')

  beforeEach(async () => {
    member = await collectorIn(app())
    await member.call(addToCollection, { input: { scryfallId: old } })
    importId = (await upload(member, content)).id
  })

  /** Commits the import, and does something before one of its transactions. */
  async function commitWhile(number: number, act: () => Promise<unknown>) {
    const { database, clock, catalogue } = app()
    let acted = 0
    const db = interruptedBeforeTransaction(database.db, {
      number,
      async act() {
        acted += 1
        await act()
      },
    })
    const requested = { userId: member.account.id, importId, changeId: randomUUID() }
    await commitImport(
      { db, clock, catalogue },
      { ...requested, mode: 'merge', scope: 'ready' },
      () => {},
    )
    expect(acted).toBe(1)
    return requested
  }

  const add = (scryfallId: string = bolt) => member.call(addToCollection, { input: { scryfallId } })
  const countOwned = async () => Object.keys(await owned(member)).length

  async function expectNothingLeft() {
    const rows = await allRows(app().database.db)
    const own = (row: { user_id?: unknown }) => row.user_id === member.account.id
    expect(rows.collection_pending_changes?.filter(own)).toEqual([])
    expect(rows.collection_imports?.filter(own)).toEqual([])
    expect(rows.collection_import_rows?.filter(own)).toEqual([])
    const numbers = new Set(rows.collection_changes?.filter(own).map(({ number }) => number))
    const entries = rows.collection_change_entries?.filter(own) ?? []
    expect(entries.every(({ number }) => numbers.has(number))).toBe(true)
    return { collection: rows.collection?.filter(own), entries }
  }

  test.each(tested)('what the owner adds while it %s stays', async (_, number) => {
    await commitWhile(number, () => add())
    expect(await owned(member)).toMatchObject({ [bolt]: '1 nonfoil', [guide]: '2 foil' })
    expect(await countOwned()).toBe(whole + 1)
    const { total } = await member.call(listCollectionChanges, { input: {} })
    expect(total).toBe(3)
    const { collection, entries } = await expectNothingLeft()
    expect([collection?.length, entries.length]).toEqual([whole + 1, whole + 1])
  })

  test.each(tested)('while it %s, all of it is seen or nothing', async (_, number) => {
    const seen: unknown[] = []
    await commitWhile(number, async () => {
      const imports = (await member.call(listImports)).map(({ counts }) => counts.rows)
      const { total } = await member.call(listCollectionChanges, { input: {} })
      const exported = await member.call(exportAccount)
      const cards = [await countOwned(), exported.collection.length]
      seen.push({ imports, total, cards, changes: exported.collectionChanges.length })
    })
    const before = { imports: [1101], total: 1, cards: [1, 1], changes: 1 }
    const after = { imports: [], total: 2, cards: [whole, whole], changes: whole }
    expect(seen).toEqual([number <= 7 ? before : after])
    await expectNothingLeft()
  })

  test.each(tested.filter(([, number]) => number > 7))(
    'it can be undone while it %s',
    async (_, number) => {
      await commitWhile(number, async () => {
        const { changes } = await member.call(listCollectionChanges, { input: {} })
        await member.call(undoCollectionChange, { params: { id: `${changes[0]?.id}` } })
      })
      expect(await owned(member)).toEqual({ [old]: '1 nonfoil' })
      await expectNothingLeft()
    },
  )

  test.each(tested)(
    'a card whose id changes while it %s is under the new one',
    async (_, number) => {
      const [before, after] = [freshId('before'), freshId('after')]
      await add(before)
      await commitWhile(number, () => apply(app(), [merge(before, after)]))
      expect(await owned(member)).toMatchObject({ [after]: '1 nonfoil' })
      expect(await countOwned()).toBe(whole + 1)
      await expectNothingLeft()
    },
  )

  test('an import that is deleted while it is staged is not committed', async () => {
    const committed = commitWhile(3, () => member.call(deleteImport, { params: { id: importId } }))
    await expect(committed).rejects.toMatchObject({ code: 'import_not_found' })
    expect(await owned(member)).toEqual({ [old]: '1 nonfoil' })
    await expectNothingLeft()
  })
}
