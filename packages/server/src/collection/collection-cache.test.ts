import {
  addToCollection,
  countOwned,
  findInCollection,
  getCollectionStats,
  limits,
  listCollection,
  removeFromCollection,
  searchCards,
  updateCollectionEntry,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteUser } from '../accounts/rules.ts'
import type { Db } from '../db/database.ts'
import { lockCards } from '../db/lock-user.ts'
import { readsPrimary } from '../db/standby/stale-reads.ts'
import { type Client, clientOf, type MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { owned } from '../test/copies.ts'
import { onEveryEngine } from '../test/engines.ts'
import { fillCollection } from '../test/full-collection.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { testApp, useTestApp } from '../test/test-app.ts'
import { type Collection, collectionCache } from './collection-cache.ts'
import { copiesIn } from './variants.ts'

const scryfallId: string = printing.goblinGuideZendikar
const params = { scryfallId }

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient
  /** The same person at another server. */
  let elsewhere: Client
  let another: Awaited<ReturnType<ReturnType<typeof app>['another']>> | undefined

  beforeEach(async () => {
    member = await collectorIn(app())
    another ??= await app().another()
    elsewhere = clientOf(another, '10.9.9.9', member.session())
  })

  const add = (client: Client, id = scryfallId, quantity = 1) =>
    client.call(addToCollection, { input: { scryfallId: id, quantity } })

  test('every question sees at once what another server did', async () => {
    const seen = async () => ({
      listed: await owned(member),
      copies: (await member.call(getCollectionStats)).totalCards,
      found: (await member.call(findInCollection, { input: { q: 'goblin' } })).copies,
      counted: await member.call(countOwned, { input: { scryfallIds: [scryfallId] } }),
      searched: (await member.call(searchCards, { input: { query: 'copies>0' } })).totalCards,
    })
    const none = { listed: {}, copies: 0, found: 0, counted: [], searched: 0 }
    const some = (copies: number) => ({
      listed: { [scryfallId]: `${copies} nonfoil` },
      copies,
      found: copies,
      searched: 1,
      counted: [{ scryfallId, copies, cardCopies: copies }],
    })
    expect(await seen()).toEqual(none)
    await add(elsewhere, scryfallId, 2)
    expect(await seen()).toEqual(some(2))
    await elsewhere.call(updateCollectionEntry, { params, input: { quantity: 7 } })
    expect(await seen()).toEqual(some(7))
    await elsewhere.call(removeFromCollection, { params })
    expect(await seen()).toEqual(none)
  })

  test('copies that moved to another id are seen there at once', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    await add(member, old, 2)
    await add(member, now, 3)
    expect(await owned(elsewhere)).toEqual({ [old]: '2 nonfoil', [now]: '3 nonfoil' })
    await apply(app(), [merge(old, now)])
    expect(await owned(elsewhere)).toEqual({ [now]: '5 nonfoil' })
  })

  test('the newest is first, and those of one moment in the order of their ids', async () => {
    await add(member, 'first')
    app().clock.moveForward(1)
    for (const id of ['a', 'b', 'c']) await add(elsewhere, id)
    app().clock.moveForward(1)
    await member.call(listCollection)
    await add(elsewhere, 'last')
    const entries = await member.call(listCollection)
    const together = entries.slice(1, 4)
    expect(entries.map((entry) => entry.scryfallId)).toEqual([
      'last',
      ...together.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((entry) => entry.scryfallId),
      'first',
    ])
    expect(await elsewhere.call(listCollection)).toEqual(entries)
  })

  test('who writes at one server reads it at the other, however many do so at once', async () => {
    const person = async (name: string, [here, there]: [Client, Client]) => {
      for (let i = 0; i < 12; i++) {
        const id = `${name}-${i}`
        await add(here, id)
        expect(Object.keys(await owned(there))).toContain(id)
        if (i % 3 > 0) continue
        await there.call(removeFromCollection, { params: { scryfallId: id } })
        expect(Object.keys(await owned(here))).not.toContain(id)
      }
    }
    await Promise.all([
      person('a', [member, elsewhere]),
      person('b', [elsewhere, member]),
      person('c', [member, elsewhere]),
    ])
    const held = await owned(member)
    expect(Object.keys(held)).toHaveLength(24)
    expect(await owned(elsewhere)).toEqual(held)
  })

  describe('whatever happens between two queries of a question', () => {
    /** Does something once, after so many queries through the handle. */
    function interrupted(after: number, interrupt: () => Promise<unknown>): Db {
      let queries = 0
      return app().database.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (++queries === after) await interrupt()
          return result
        },
      })
    }

    test.each([1, 2, 3, 4])('(the %i. one), nothing old is ever cache', async (after) => {
      await add(member, scryfallId, 3)
      await add(member, 'gone')
      const userId = member.account.id
      let writes = 0
      const write = async () => {
        writes++
        await elsewhere.call(updateCollectionEntry, { params, input: { quantity: 40 } })
        await elsewhere.call(removeFromCollection, { params: { scryfallId: 'gone' } })
        await add(elsewhere, 'come')
      }
      const { clock } = app()
      const db = interrupted(after, write)
      const cache = collectionCache({ db, readStale: readsPrimary(db), clock })
      const cold = [cache.of(userId), cache.of(userId)]
      await Promise.all(cold)
      await add(elsewhere, 'later')
      await cache.of(userId)
      expect(writes).toBe(1)
      expect(reported(await cache.of(userId))).toEqual(['1 come', '1 later', `40 ${scryfallId}`])
    })
  })

  test('a change of decks alone leaves the collection as it is', async () => {
    await add(member)
    const before = await owned(member)
    await lockCards(app().database.db, member.account.id) // as a merge in a deck does
    expect(await owned(member)).toEqual(before)
    await add(elsewhere)
    expect(await owned(member)).toEqual({ [scryfallId]: '2 nonfoil' })
  })

  test('nothing is left of a user who was deleted', async () => {
    const { db } = app().database
    await add(member)
    const cache = collectionCache({ db, readStale: readsPrimary(db), clock: app().clock })
    expect(reported(await cache.of(member.account.id))).toEqual([`1 ${scryfallId}`])
    await deleteUser(db, member.account.id)
    expect(reported(await cache.of(member.account.id))).toEqual([])
    const rows = await db
      .selectFrom('collection_change_entries')
      .selectAll()
      .where('user_id', '=', member.account.id)
      .execute()
    expect(rows).toEqual([])
  })

  test('what an old version of the server writes is seen after five minutes', async () => {
    await add(member, scryfallId, 3)
    await owned(member)
    const lower = (quantity: number) =>
      app()
        .database.db.updateTable('collection')
        .set({ quantity })
        .where('user_id', '=', member.account.id)
        .execute()
    await lower(2)
    app().clock.moveForward(4 * 60_000)
    await add(member, 'other') // which keeps the rest no longer
    expect(await owned(member)).toMatchObject({ [scryfallId]: '3 nonfoil' })
    app().clock.moveForward(60_001)
    const tag = (await member.send({ method: 'GET', url: listCollection.path })).headers.etag
    expect(await owned(member)).toMatchObject({ [scryfallId]: '2 nonfoil' })
    await lower(1)
    app().clock.moveForward(5 * 60_001)
    const headers = { 'if-none-match': tag }
    const again = await member.send({ method: 'GET', url: listCollection.path, headers })
    expect(again.statusCode).toBe(200)
  })
})

test('the largest collections of several people are answered one after the other', async () => {
  const app = await testApp('sqlite')
  const people = [await collectorIn(app), await collectorIn(app), await collectorIn(app)]
  for (const { account } of people) {
    await fillCollection(app.database.db, account.id, limits.collectionPrintings)
  }
  for (const person of [...people, ...people]) {
    const { totalCards } = await person.call(getCollectionStats)
    expect(totalCards).toBe(limits.collectionPrintings)
  }
  await app.close()
})

/** `2 some-id`, sorted. */
function reported({ entries }: Collection): string[] {
  return entries.map((entry) => `${copiesIn(entry.variants)} ${entry.scryfallId}`).sort()
}
