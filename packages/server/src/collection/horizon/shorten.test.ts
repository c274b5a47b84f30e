import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  exportAccount,
  limits,
  listCollection,
  listCollectionChanges,
  previewRestoration,
  restoreCollection,
  undoCollectionChange,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { bulkInsert } from '../../db/bulk-insert.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { interruptedBeforeTransaction } from '../../test/interrupted-db.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'
import { shortenHistory } from './shorten.ts'

const [bolt, guide] = [printing.lightningBoltAlpha, printing.goblinGuideZendikar]
const entry = { id: randomUUID(), addedAt: '2026-01-01T00:00:00.000Z', withdrawnAt: null }
const after = JSON.stringify({ ...entry, variants: [['nonfoil', 'NM', 'en', 1]] })

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient
  let oldest: string

  beforeEach(async () => {
    member = await collectorIn(app())
    oldest = randomUUID()
    await member.call(addToCollection, { input: { scryfallId: bolt }, key: oldest })
  })

  const history = () => member.call(listCollectionChanges, { input: {} })

  /** Puts changes behind those that there are, each of so many entries, one a second. */
  async function insertChanges(count: number, entries: number) {
    const { db } = app().database
    const user = member.account.id
    const numbers = Array.from({ length: count }, (_, i) => i + 2)
    const startMs = app().clock.now().getTime()
    const changes = numbers.map((number) => ({
      user_id: user,
      number,
      id: randomUUID(),
      kind: 'add',
      printings: entries,
      happened_at: new Date(startMs + number * 1000).toISOString(),
      is_partial: 0,
    }))
    await bulkInsert(db, 'collection_changes', changes).execute()
    const edits = numbers.map((number) => ({
      user_id: user,
      number,
      scryfall_id: guide,
      before: null,
      after,
      is_mark: 0,
    }))
    await bulkInsert(db, 'collection_change_entries', edits).execute()
    await db
      .updateTable('users')
      .set({ cards_revision: count + 1 })
      .where('id', '=', user)
      .execute()
    app().clock.moveForward((count + 2) * 1000)
    return changes.map(({ id }) => id)
  }

  async function numbersOf(table: 'collection_changes' | 'collection_change_entries') {
    const rows = await app()
      .database.db.selectFrom(table)
      .select('number')
      .where('user_id', '=', member.account.id)
      .orderBy('number')
      .execute()
    return rows.map(({ number }) => number)
  }

  test('a history that is not full is complete', async () => {
    await shortenHistory(app().database.db, member.account.id)
    expect(await history()).toMatchObject({ total: 1, beginsAt: null })
  })

  test('of too many changes the oldest are removed, with what they did', async () => {
    const began = app().clock.now().toISOString()
    const ids = await insertChanges(limits.collectionChanges + 1, 1)
    await shortenHistory(app().database.db, member.account.id)
    const { total, beginsAt } = await history()
    expect([total, beginsAt && beginsAt > began]).toEqual([limits.collectionChanges, true])
    const numbers = await numbersOf('collection_changes')
    expect([numbers.length, numbers[0]]).toEqual([limits.collectionChanges, 3])
    expect(await numbersOf('collection_change_entries')).toEqual(numbers)
    for (const id of [oldest, ids[0] ?? '']) {
      const refused = await member.refusal(undoCollectionChange, { params: { id } })
      expect(refused).toMatchObject({ status: 404, code: 'change_not_found' })
    }
    expect(
      (await member.call(undoCollectionChange, { params: { id: `${ids[1]}` } })).printings,
    ).toBe(0)
    expect(Object.keys(await owned(member))).toEqual([bolt])
  })

  test('what has no room is not in the history, an export or a restoration from the first moment', async () => {
    const ids = await insertChanges(3, limits.changedEntries / 2)
    const { beginsAt } = await seenBeforeRemoval()
    expect(beginsAt).not.toBeNull()
    const reachable = { input: { at: `${beginsAt}` } }
    expect(await member.call(previewRestoration, reachable)).toMatchObject({ printings: 0 })
    const before = { input: { at: new Date(Date.parse(`${beginsAt}`) - 1).toISOString() } }
    const refused = { status: 422, code: 'history_too_short' }
    expect(await member.refusal(previewRestoration, before)).toMatchObject(refused)
    expect(await member.refusal(restoreCollection, before)).toMatchObject(refused)
    expect((await history()).changes.map(({ id }) => id)).toEqual(ids.slice(1).reverse())

    /** Nothing is deleted yet, as after a kill. */
    async function seenBeforeRemoval() {
      const stop = async () => {
        throw new Error('killed')
      }
      const db = interruptedBeforeTransaction(app().database.db, { number: 2, act: stop })
      await shortenHistory(db, member.account.id)
      const exported = await member.call(exportAccount)
      expect(new Set(exported.collectionChanges.map(({ changeId }) => changeId)).size).toBe(2)
      return history()
    }
  })

  test('a server that saw the collection long ago still shows it as it is', async () => {
    await member.call(listCollection)
    await insertChanges(limits.collectionChanges, 1)
    const row = { id: randomUUID(), user_id: member.account.id, scryfall_id: guide, quantity: 1 }
    const { db } = app().database
    await db
      .insertInto('collection')
      .values({ ...row, added_at: entry.addedAt })
      .execute()
    await shortenHistory(db, member.account.id)
    expect(Object.keys(await owned(member)).sort()).toEqual([bolt, guide].sort())
  })
})
