import { expect, test } from 'vitest'
import { listEditsSince } from '../collection/edit-store.ts'
import { listStates } from '../collection/store.ts'
import type { Db, Engine } from '../db/database.ts'
import { collectInOtherProcess } from './collection-crash-worker.ts'
import { collectorIn } from './collector.ts'
import { useTestApp } from './test-app.ts'

interface Kills {
  /** That each of three processes is to make. */
  changes: number
  /** After how many acknowledged changes two of them are killed. */
  deaths: readonly [number, number]
}

/** Three processes change one collection at once, and two of them are killed -9. */
export function testCollectionKills(engine: Engine, { changes, deaths }: Kills): void {
  const app = useTestApp(engine)

  test(`of ${3 * changes} changes by processes that are killed -9, each acknowledged one is there, and none by half`, async () => {
    const { account } = await collectorIn(app())
    const job = { at: app().at, userId: account.id, changes }
    const acknowledged = await Promise.all([
      collectInOtherProcess({ ...job, diesAfter: deaths[0] }),
      collectInOtherProcess({ ...job, diesAfter: deaths[1] }),
      collectInOtherProcess(job),
    ])
    const fewest = Math.min(...deaths) - 1
    expect(acknowledged.map(({ length }) => length >= fewest)).toEqual([true, true, true])
    const { db } = app().database
    expect(await changeIds(db, account.id)).toEqual(expect.arrayContaining(acknowledged.flat()))
    await expectWhole(db, account.id)
  })
}

async function changeIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collection_changes')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Each change began where the one before it ended, and the last one at what there is now. */
export async function expectWhole(db: Db, userId: string) {
  const edits = await listEditsSince(db, userId, 0)
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
