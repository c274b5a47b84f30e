import { expect, test } from 'vitest'
import type { Db } from '../db/database.ts'
import { collectorIn } from '../test/collector.ts'
import { collectInOtherProcess } from '../test/dying-collector.ts'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'
import { listEditsAfter } from './edit-store.ts'
import { listStates } from './store.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('of 1,000 changes by processes that are killed -9, each acknowledged one is there, and none by half', async () => {
    const { account } = await collectorIn(app())
    const errand = { at: app().at, userId: account.id, changes: 334 }
    const acknowledged = await Promise.all([
      collectInOtherProcess({ ...errand, diesAfter: 41 }),
      collectInOtherProcess({ ...errand, diesAfter: 170 }),
      collectInOtherProcess(errand),
    ])
    expect(acknowledged.map(({ length }) => length >= 40)).toEqual([true, true, true])
    const { db } = app().database
    expect(await changeIds(db, account.id)).toEqual(expect.arrayContaining(acknowledged.flat()))
    await expectWhole(db, account.id)
  })
})

async function changeIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collection_changes')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Each change began where the one before it ended, and the last one at what there is now. */
async function expectWhole(db: Db, userId: string) {
  const edits = await listEditsAfter(db, userId, 0)
  const last = new Map<string, unknown>()
  for (const { scryfallId, before, after } of edits) {
    expect(before).toEqual(last.get(scryfallId))
    last.set(scryfallId, after)
  }
  const there = [...last].filter(([, state]) => state !== undefined)
  expect(await listStates(db, userId)).toEqual(new Map(there))
  const { sum } = await db
    .selectFrom('collection_changes')
    .select((select) => select.fn.sum<string>('printings').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(Number(sum)).toBe(edits.length)
}
