import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerAccount } from '../accounts/registration/rules.ts'
import { collectionCache } from '../collection/collection-cache.ts'
import { copiesIn } from '../collection/variants.ts'
import { onEveryEngine } from '../test/engines.ts'
import { runInOtherProcess } from '../test/other-process.ts'
import { testClock } from '../test/test-clock.ts'
import { makeTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { readsPrimary } from './standby/stale-reads.ts'

onEveryEngine((engine) => {
  let storage: TestDatabase

  beforeEach(async () => {
    storage = await makeTestDatabase(engine)
  })
  afterEach(() => storage.remove())

  test('two processes write to one database at once and lose nothing', async () => {
    const { db } = storage.open()
    const needs = { db, readStale: readsPrimary(db), clock: testClock() }
    const { id: userId } = await registerAccount(
      { ...needs, config: { registration: 'open' } },
      account,
    )
    const own = Array.from({ length: 40 }, (_, i) => `card-${i}`)
    const job = (name: string) => ({
      task: 'addCards' as const,
      at: storage.at,
      userId,
      scryfallIds: own.flatMap((id) => ['shared', `${name}-${id}`]),
    })
    await Promise.all([runInOtherProcess(job('one')), runInOtherProcess(job('two'))])
    const { entries } = await collectionCache(needs).of(userId)
    expect(entries).toHaveLength(81)
    const shared = entries.find(({ scryfallId }) => scryfallId === 'shared')
    expect(copiesIn(shared?.variants ?? [])).toBe(80)
  })
})

const account = { email: 'karn@example.org', password: 'a long enough one' }
