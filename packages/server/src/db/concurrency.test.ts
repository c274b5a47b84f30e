import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { registerAccount } from '../accounts/registration/rules.ts'
import { collectionCache } from '../collection/collection-cache.ts'
import { copiesIn } from '../collection/variants.ts'
import { onEveryEngine } from '../test/engines.ts'
import { runInOtherProcess } from '../test/other-process.ts'
import { testClock } from '../test/test-clock.ts'
import { makeTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { openDatabase } from './database.ts'

onEveryEngine((engine) => {
  let storage: TestDatabase

  beforeEach(async () => {
    storage = await makeTestDatabase(engine)
  })
  afterEach(() => storage.remove())

  test('two processes write to one database at once and lose nothing', async () => {
    const needs = { db: storage.open().db, clock: testClock() }
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

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL server that goes away', () => {
  test('costs the connections that it had, and not this process', async () => {
    const url = inject('postgresUrl') ?? ''
    const [ours, other] = [openDatabase({ url }), openDatabase({ url })]
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ours.db)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other.db)
    await setImmediate() // the news has arrived and is read in this turn
    const answer = await sql<{ one: number }>`select 1 as one`.execute(ours.db)
    expect(answer.rows).toEqual([{ one: 1 }])
    await Promise.all([ours.db.destroy(), other.db.destroy()])
  })
})

const account = { email: 'karn@example.org', password: 'a long enough one' }
