import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleLines } from '../../test/bulk-files.ts'
import { onOneEngine } from '../../test/engines.ts'
import { type FakeService, fakeService } from '../../test/fake-service/fake-service.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'
import { snapshotPath } from '../import/snapshot-file.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

onOneEngine((engine) => {
  let lines: string[]
  let fake: FakeService
  let site: TestSite

  beforeAll(async () => {
    lines = await sampleLines()
    fake = await fakeService()
  })
  afterAll(() => fake.close())
  beforeEach(async () => {
    await fake.reset()
    site = await testSite(engine)
  })
  afterEach(() => site.remove())

  const linesOf = (...names: string[]) =>
    lines.filter((line) => names.some((name) => line.includes(`"name":"${name}"`)))
  const started = (dataDir?: string) =>
    site.start({ from: { url: fake.url }, ...(dataDir && { dataDir }) })
  const requested = (what: RegExp) => fake.requests.filter(({ path }) => what.test(path)).length
  const bulkObject = /^\/bulk-data\/default_cards$/
  const cardFile = /default-cards-\d+/

  async function refreshed() {
    const process = await started()
    await process.look()
    return process
  }

  describe('the first start', () => {
    test('fetches the cards, which take the place of the sample', async () => {
      await fake.serve({ lines: linesOf('Goblin Guide'), updatedAt: '2026-08-14T21:05:11+00:00' })
      const process = await started()
      expect(process.live.status()).toMatchObject({ source: 'sample', printings: 591 })
      await process.look()
      expect(process.live.status()).toEqual({
        source: 'bulk',
        cards: 1,
        printings: 4,
        pricesAsOf: '2026-08-14',
        importing: null,
        problem: null,
      })
      expect(process.printingsOf('Goblin Guide')).toBe(4)
      expect(process.printingsOf('Llanowar Elves')).toBe(0)
    })

    test('without a network stays on the sample, says so, and tries again by itself', async () => {
      fake.behave({ answers: 'drop' })
      const process = await refreshed()
      expect(process.live.status()).toMatchObject({ source: 'sample', problem: 'unreachable' })
      expect(process.logged.at(-1)).toMatch(
        /^card data was not refreshed: the card-data service .* The catalogue in use stays\.$/,
      )
      fake.behave({ answers: 'normal' })
      await process.look()
      expect(process.live.status().source).toBe('sample') // not at once
      site.clock.moveForward(2 * minuteMs)
      await process.look()
      expect(process.live.status()).toMatchObject({ source: 'bulk', problem: null })
    })

    test('tells its progress', async () => {
      const heard: string[] = []
      const onUpdate = ({ step }: { step: string }) => void heard.push(step)
      const process = await site.start({ from: { url: fake.url }, onUpdate })
      await process.look()
      expect([...new Set(heard)]).toEqual([
        'asking',
        'fetching',
        'importing',
        'publishing',
        'recording prices',
        'applying changes of ids',
      ])
      expect(process.logged).toContain('importing card data: 90%')
      expect(process.logged).toContain('card data imported')
    })
  })

  describe('a catalogue that is there', () => {
    test('is served at the next start, without asking before it is a day old', async () => {
      await refreshed()
      fake.requests.length = 0
      const next = await refreshed()
      expect(next.live.status().source).toBe('bulk')
      expect(fake.requests).toEqual([])
    })

    test('is checked every day, and fetched again only when it changed', async () => {
      const process = await refreshed()
      expect([requested(bulkObject), requested(cardFile)]).toEqual([1, 1])
      site.clock.moveForward(11 * hourMs) // 23:00 UTC
      await process.look()
      expect([requested(bulkObject), requested(cardFile)]).toEqual([2, 1])
      expect(fake.requests.findLast(({ path }) => bulkObject.test(path))?.headers).toMatchObject({
        'if-none-match': expect.any(String),
      })
      await fake.serve({ lines: [...lines, otherCard], updatedAt: '2026-08-16T21:00:00+00:00' })
      site.clock.moveForward(hourMs)
      await process.look()
      expect(process.printingsOf('Brand New Goblin')).toBe(0)
      site.clock.moveForward(dayMs)
      await process.look()
      expect(process.printingsOf('Brand New Goblin')).toBe(1)
      expect(process.live.status().pricesAsOf).toBe('2026-08-16')
    })

    test('stays while the service is down for days, which is not hammered', async () => {
      const process = await refreshed()
      fake.requests.length = 0
      fake.behave({ answers: 'unavailable' })
      const days = 4
      for (let passed = 0; passed < days * dayMs; passed += 10 * minuteMs) {
        site.clock.moveForward(10 * minuteMs)
        await process.look()
      }
      expect(process.live.status()).toMatchObject({ printings: 591, problem: 'unreachable' })
      expect(requested(bulkObject)).toBeGreaterThan(days * 12)
      expect(requested(bulkObject)).toBeLessThan(days * 24 + 10)
      fake.behave({ answers: 'normal' })
      site.clock.moveForward(2 * hourMs)
      await process.look()
      expect(process.live.status().problem).toBeNull()
    })

    test('is made anew at once when its file is damaged', async () => {
      await refreshed()
      const file = snapshotPath(site.dataDir)
      const bytes = await readFile(file)
      await writeFile(file, bytes.subarray(0, bytes.length / 2))
      const next = await refreshed()
      expect(next.logged[0]).toMatch(/^the catalogue on disk is not used: /)
      expect(next.live.status().source).toBe('bulk')
    })

    test('stays when the clock goes back, and is checked at the right time again', async () => {
      const process = await refreshed()
      fake.requests.length = 0
      site.clock.moveForward(-30 * dayMs)
      await process.look()
      expect(requested(bulkObject)).toBe(1)
      await process.look()
      expect(requested(bulkObject)).toBe(1)
      expect(process.live.status().source).toBe('bulk')
    })
  })

  describe('a rate-limited service', () => {
    test.each([
      ['tooMany', '7200', 2 * hourMs],
      ['unavailable', '3600', hourMs],
    ] as const)('%s: is not requested again before that', async (answers, retryAfter, waitMs) => {
      fake.behave({ answers, retryAfter })
      const process = await refreshed()
      fake.behave({ answers: 'normal' })
      site.clock.moveForward(waitMs - minuteMs)
      await process.look()
      expect(requested(bulkObject)).toBe(1)
      site.clock.moveForward(2 * minuteMs)
      await process.look()
      expect(requested(bulkObject)).toBe(2)
      expect(process.live.status().source).toBe('bulk')
    })

    test('is not requested more often by a server that is started again and again', async () => {
      fake.behave({ answers: 'unavailable', retryAfter: '3600' })
      for (let start = 0; start < 5; start++) await refreshed()
      expect(requested(bulkObject)).toBe(1)
    })
  })

  describe('a file that is no use', () => {
    async function refusing(spoil: () => Promise<unknown>) {
      const process = await refreshed()
      const before = process.live.current()
      await spoil()
      site.clock.moveForward(dayMs)
      await process.look()
      expect(process.live.current() === before).toBe(true)
      expect(process.live.status().problem).not.toBeNull()
      expect((await refreshed()).live.status().printings).toBe(591)
      return process
    }
    const updatedAt = '2026-08-15T21:00:00+00:00'

    test('because it is much smaller than the one in use is refused', async () => {
      const process = await refusing(() => fake.serve({ share: 0.5, updatedAt }))
      expect(process.logged.at(-1)).toContain('it should have 473 or more')
    })

    test('because of many bad lines is refused', async () => {
      const bad = lines.map((line, i) => (i % 50 === 0 ? '{"object":"card"}' : line))
      const process = await refusing(() => fake.serve({ lines: bad, updatedAt }))
      expect(process.logged.at(-1)).toContain('line 1: this is no card')
    })

    test('because it is corrupt is fetched anew', async () => {
      const process = await refusing(async () => {
        await fake.serve({ lines: [...lines, otherCard], updatedAt })
        fake.behave({ downloads: 'corrupt', afterBytes: 20_000 })
      })
      fake.behave({ downloads: 'normal' })
      site.clock.moveForward(hourMs)
      await process.look()
      expect(process.printingsOf('Brand New Goblin')).toBe(1)
    })

    test('is not fetched every hour for ever', async () => {
      const process = await refusing(() => fake.serve({ share: 0.1, updatedAt }))
      for (let hours = 0; hours < 20; hours++) {
        site.clock.moveForward(hourMs)
        await process.look()
      }
      expect(requested(cardFile)).toBeLessThanOrEqual(1 + 4)
    })

    test('because of an odd card only goes without that card', async () => {
      await fake.serve({ lines: [...lines, '{"object":"card","id":"x"}'] })
      const process = await refreshed()
      expect(process.live.status()).toMatchObject({ printings: 591, problem: null })
    })
  })

  test('a stop leaves what was fetched, and the next start continues with it', async () => {
    fake.behave({ downloads: 'stop', afterBytes: 30_000 })
    const one = await started()
    const looking = one.look()
    await requestFor(cardFile)
    await one.stop()
    await looking
    expect(one.logged.at(-1)).toBe('refreshing card data was stopped')
    fake.behave({ downloads: 'normal' })
    const two = await refreshed()
    expect(two.live.status().printings).toBe(591)
  })

  async function requestFor(what: RegExp) {
    await expect.poll(() => requested(what), { interval: 5, timeout: 20_000 }).toBeGreaterThan(0)
  }
})

const otherCard = JSON.stringify({
  object: 'card',
  id: '11111111-2222-4333-8444-555555555555',
  oracle_id: '11111111-2222-4333-8444-666666666666',
  name: 'Brand New Goblin',
  set: 'new',
  type_line: 'Creature — Goblin',
  mana_cost: '{R}',
  legalities: {},
  prices: {},
})
