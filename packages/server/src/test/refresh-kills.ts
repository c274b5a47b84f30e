import { readdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Engine } from '../db/database.ts'
import { leaseMs } from '../db/lease.ts'
import { type Death, dieWhileRefreshing } from './crash-test-worker.ts'
import { type FakeService, fakeService } from './fake-service/fake-service.ts'
import { type TestSite, testSite } from './test-site.ts'

export type RefreshPoint = [name: string, at: Pick<Death, 'step' | 'share'>]

/** Each is reached by one refresh. */
export const refreshPoints: RefreshPoint[] = [
  ['before it has asked', { step: 'asking' }],
  ['when a file begins to come', { step: 'fetching' }],
  ['with a file half here', { step: 'fetching', share: 0.14 }],
  ['with the cards here, and not the tags', { step: 'fetching', share: 0.3 }],
  ['when it begins to read', { step: 'importing' }],
  ['in the middle of reading', { step: 'importing', share: 0.6 }],
  ['when all is read, and the snapshot about to be written', { step: 'importing', share: 0.93 }],
  ['with a snapshot that nobody knows of', { step: 'publishing' }],
  ['with prices not yet recorded', { step: 'recording prices' }],
  ['with changes of ids not yet applied', { step: 'applying changes of ids' }],
]

/** A process is killed -9 at each of the points, and another one begins where it ended. */
export function testRefreshKills(engine: Engine, points: readonly RefreshPoint[]): void {
  let fake: FakeService
  let site: TestSite

  beforeAll(async () => {
    fake = await fakeService()
  })
  afterAll(() => fake.close())
  beforeEach(async () => {
    await fake.reset()
    site = await testSite(engine)
  })
  afterEach(() => site.remove())

  test.each([...points])('killed -9 %s, it starts whole and goes on', async (_, at) => {
    await dieWhileRefreshing({ at: site.at, dataDir: site.dataDir, url: fake.url, ...at })
    const next = await site.start({ from: { url: fake.url } })
    expect(next.logged).toEqual([])
    expect(next.printingsOf('Goblin Guide')).toBe(4) // in the sample, and in what was fetched
    site.clock.moveForward(leaseMs + 1)
    await next.look()
    expect(next.live.status()).toMatchObject({ source: 'bulk', printings: 591, problem: null })
    expect(await readdir(site.dataDir)).toEqual(['card-files', 'catalogue.bin'])
    const again = await site.start({ from: { url: fake.url } })
    expect(again.live.status()).toMatchObject({ source: 'bulk', printings: 591 })
    const days = await site.database.db.selectFrom('price_months').select('month').execute()
    expect(new Set(days.map(({ month }) => month))).toEqual(new Set(['2026-08']))
  })
}
