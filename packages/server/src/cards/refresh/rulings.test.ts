import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { rulingsOf } from '@manafolio/search'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Behavior } from '../../test/fake-service/behavior.ts'
import { useFakeService } from '../../test/fake-service/test-service.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'

const dayMs = 24 * 60 * 60 * 1000
const fake = useFakeService()
let site: TestSite

beforeEach(async () => {
  site = await testSite('sqlite')
})
afterEach(() => site.remove())

async function refreshed() {
  const process = await site.start({ from: { url: fake().url } })
  await process.look()
  return process
}

const downloads = () => fake().requests.filter(({ path }) => /\/rulings-\d+/.test(path)).length
const onRulings = (behavior: Behavior) => fake().behave({ ...behavior, downloadsOf: 'rulings' })

test('the rulings of the service come with its cards', async () => {
  const process = await refreshed()
  expect(process.cardsFor('rulings:taps')).toEqual(['Arcane Signet', 'Sol Ring'])
  expect(process.cardsFor('ruling:/loyalty counters?/')).toEqual(['Lightning Bolt'])
})

test('a file of rulings that is here is not fetched again for newer cards', async () => {
  const process = await refreshed()
  await fake().serve({ updatedAt: '2026-08-15T21:05:11+00:00' })
  site.clock.moveForward(dayMs)
  await process.look()
  expect(process.live.status().pricesAsOf).toBe('2026-08-15')
  expect(process.cardsFor('rulings:taps')).toHaveLength(2)
  expect(downloads()).toBe(1)
})

test('a download that breaks off is resumed', async () => {
  onRulings({ downloads: 'cut', afterBytes: 40, times: 2 })
  const process = await refreshed()
  expect(process.cardsFor('rulings:taps')).toHaveLength(2)
  expect(downloads()).toBe(3)
})

const faults: [string, Behavior][] = [
  ['are refused', { downloads: 'tooMany', retryAfter: '60' }],
  ['are not there', { downloads: 'missing' }],
  ['are cut off', { downloads: 'shorter' }],
]

test.each([...faults, ['are damaged', { downloads: 'corrupt', afterBytes: 30 }] as const])(
  'cards are refreshed without rulings that %s',
  async (_, behavior) => {
    onRulings(behavior)
    const process = await refreshed()
    expect(process.live.status().source).toBe('bulk')
    expect(process.cardsFor('!"goblin guide"')).toEqual(['Goblin Guide'])
    expect(rulingsOf(process.live.current(), 0)).toBeNull()
  },
)

test.each(faults)('rulings that %s come with the next cards', async (_, behavior) => {
  onRulings(behavior)
  const process = await refreshed()
  fake().behave({ downloads: 'normal' })
  await fake().serve({ updatedAt: '2026-08-15T21:05:11+00:00' })
  site.clock.moveForward(dayMs)
  await process.look()
  expect(process.cardsFor('rulings:taps')).toEqual(['Arcane Signet', 'Sol Ring'])
})

test('the rulings of before stay when there are newer cards and no newer rulings', async () => {
  const process = await refreshed()
  const before = await readdir(join(site.dataDir, 'card-files/rulings'))
  expect(before).toHaveLength(1)
  await fake().serve({ updatedAt: '2026-08-15T21:05:11+00:00' })
  onRulings({ downloads: 'unavailable' })
  site.clock.moveForward(dayMs)
  await process.look()
  expect(process.cardsFor('rulings:taps')).toHaveLength(2)
})
