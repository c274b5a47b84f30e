import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerAccount } from '../../accounts/registration/rules.ts'
import { collectionCache } from '../../collection/collection-cache.ts'
import { addCard, setQuantity } from '../../collection/rules.ts'
import { copiesIn } from '../../collection/variants.ts'
import type { Db } from '../../db/database.ts'
import { readsPrimary } from '../../db/standby/stale-reads.ts'
import { liveCatalogue } from '../../lib/live-catalogue.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { freshId, insertEntry, merge } from '../../test/id-migrations.ts'
import { runInOtherProcess } from '../../test/other-process.ts'
import { sampleCatalogue } from '../../test/test-app.ts'
import { testClock } from '../../test/test-clock.ts'
import { makeTestDatabase, type TestDatabase } from '../../test/test-database.ts'

const users = 12

onEveryEngine((engine) => {
  let storage: TestDatabase
  let db: Db
  let userIds: string[]

  beforeEach(async () => {
    storage = await makeTestDatabase(engine)
    const database = storage.open()
    db = database.db
    userIds = await insertUsers(db)
  })
  afterEach(() => storage.remove())

  const job = (...migrations: ReturnType<typeof merge>[]) => ({
    task: 'applyMigrations' as const,
    at: storage.at,
    migrations,
  })

  /** Everybody has two copies under the one and one under the other. */
  async function giveEverybody(a: string, b: string) {
    for (const userId of userIds) {
      await insertEntry(db, userId, { scryfallId: a, quantity: 2 })
      await insertEntry(db, userId, { scryfallId: b, quantity: 1 })
    }
  }

  async function holdings() {
    const rows = await db.selectFrom('collection').select(['scryfall_id', 'quantity']).execute()
    return rows.map((row) => `${row.quantity} ${row.scryfall_id}`)
  }

  async function reported() {
    const rows = await db.selectFrom('card_changes').select('user_id').execute()
    return rows.map((row) => row.user_id).sort()
  }

  test('killed in the middle of a user, it has done whole users, and continues with the others', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    await giveEverybody(a, b)
    // It asks for the time once to record, and once for each user.
    const killed = runInOtherProcess({ ...job(merge(a, b)), diesAt: 1 + 5 })
    await expect(killed).rejects.toThrow('stopped')
    expect((await holdings()).filter((held) => held === `3 ${b}`)).toHaveLength(4)
    expect((await holdings()).filter((held) => held === `2 ${a}`)).toHaveLength(users - 4)
    expect(await reported()).toHaveLength(4)
    await runInOtherProcess(job())
    expect(await holdings()).toEqual(Array.from({ length: users }, () => `3 ${b}`))
    expect(await reported()).toEqual([...userIds].sort())
  })

  test('two processes at once do and tell everything once', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    await giveEverybody(a, b)
    const both = job(merge(a, b))
    await Promise.all([runInOtherProcess(both), runInOtherProcess(both)])
    expect(await holdings()).toEqual(Array.from({ length: users }, () => `3 ${b}`))
    expect(await reported()).toEqual([...userIds].sort())
  })

  test('copies that are added and set while cards move are all there afterwards', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const needs = { db, clock: testClock(), catalogue: liveCatalogue(await sampleCatalogue()) }
    const { id: userId } = await registerAccount(
      { ...needs, config: { registration: 'open' } },
      account,
    )
    const ids = Array.from({ length: 30 }, () => [a, b]).flat()
    const adding = runInOtherProcess({ task: 'addCards', at: storage.at, userId, scryfallIds: ids })
    let isAdding = true
    const added = adding.finally(() => {
      isAdding = false
    })
    const c = freshId('c')
    await addCard(needs, { userId, id: randomUUID() }, { scryfallId: c, quantity: 1 })
    let quantity = 1
    const setting = async () => {
      while (isAdding) {
        quantity = (quantity % 90) + 1
        await setQuantity(needs, { userId, id: randomUUID() }, { scryfallId: c, quantity })
        await setImmediate() // for news of the other processes
      }
    }
    const moving = runInOtherProcess(job(merge(a, b), merge(c, `${c}-new`)))
    await Promise.all([moving, setting(), added])
    await runInOtherProcess(job())
    const { entries } = await collectionCache({ ...needs, readStale: readsPrimary(db) }).of(userId)
    const quantities = Object.fromEntries(
      entries.map(({ scryfallId, variants }) => [scryfallId, copiesIn(variants)]),
    )
    expect(quantities).toEqual({ [b]: 60, [`${c}-new`]: quantity })
  })
})

const account = { email: 'karn@example.org', password: 'a long enough one' }

/** People whose passwords nobody hashed: that takes long. */
async function insertUsers(db: Db): Promise<string[]> {
  const time = testClock().now().toISOString()
  const ids = Array.from({ length: users }, () => randomUUID())
  const rows = ids.map((id) => ({
    id,
    email: `${id}@example.org`,
    email_key: `${id}@example.org`,
    password: '',
    role: 'user',
    created_at: time,
    updated_at: time,
  }))
  await db.insertInto('users').values(rows).execute()
  return ids
}
