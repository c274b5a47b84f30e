import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../db/database.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { recordInOtherProcess } from '../../test/price-recorder.ts'
import type { PriceList } from '../../test/priced-catalogue.ts'
import { makeTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { readHistories } from './read.ts'
import { findLastDay } from './store.ts'

const always = { from: '2000-01-01', to: '2099-12-31' }

/** Two printings in each block, and what they all cost in cents. */
function allAt(cents: number): PriceList {
  const ids = Array.from({ length: 256 }, (_, block) => block.toString(16).padStart(2, '0'))
  const price = (cents / 100).toFixed(2)
  return Object.fromEntries(
    ids.map((id) => [`${id}000000-0000-4000-8000-000000000000`, { usd: price }]),
  )
}

onEveryEngine((engine) => {
  let storage: TestDatabase
  let db: Db

  beforeEach(async () => {
    storage = await makeTestDatabase(engine)
    const database = storage.open()
    db = database.db
  })
  afterEach(() => storage.remove())

  const record = (day: string, cents: number, killedAt?: number) =>
    recordInOtherProcess({
      at: storage.at,
      day,
      prices: allAt(cents),
      ...(killedAt !== undefined && { killedAt }),
    })

  /** The distinct histories, each as its days and prices, with how many printings have it. */
  async function histories() {
    const counts: Record<string, number> = {}
    for await (const { prices } of readHistories(db, Object.keys(allAt(1)), always)) {
      const text = prices.map(({ date, usd }) => `${date} ${usd}`).join(', ')
      counts[text] = (counts[text] ?? 0) + 1
    }
    return counts
  }

  test('a process killed while it writes leaves the day before whole, and the day can be recorded', async () => {
    await record('2026-08-31', 150)
    const killed = await record('2026-09-01', 160, 16)
    expect(killed).toMatchObject({ signal: 'SIGKILL', reported: undefined })
    expect(await findLastDay(db)).toBe('2026-08-31')
    expect(await histories()).toEqual({ '2026-08-31 150': 256 })
    await record('2026-09-01', 160)
    expect(await histories()).toEqual({ '2026-08-31 150, 2026-09-01 160': 256 })
  })

  test('two processes that record one day at once record it once', async () => {
    await record('2026-08-01', 150)
    const both = await Promise.all([record('2026-08-02', 160), record('2026-08-02', 160)])
    const reported = both.map((each) => each.reported)
    expect(reported).toContain('already recorded')
    expect(reported).toContainEqual({ day: '2026-08-02', changes: 256 })
    expect(await histories()).toEqual({ '2026-08-01 150, 2026-08-02 160': 256 })
  })

  test('two processes that record different days at once lose no change', async () => {
    await record('2026-08-01', 150)
    await Promise.all([record('2026-08-02', 160), record('2026-08-03', 170)])
    const found = await histories()
    expect(await findLastDay(db)).toBe('2026-08-03')
    // The earlier day is left alone when the later one came first.
    expect([
      { '2026-08-01 150, 2026-08-02 160, 2026-08-03 170': 256 },
      { '2026-08-01 150, 2026-08-03 170': 256 },
    ]).toContainEqual(found)
  })
})
