import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['nothing', null, 30_000],
  ['a number of seconds', ' 7 ', 7000],
  ['a time', 'Sat, 21 Nov 2026 12:00:12 GMT', 12_000],
  ['a time that has passed', 'Sat, 21 Nov 2026 11:00:00 GMT', 1000],
  ['no time at all', '0', 1000],
  ['no time at all', 'soon', 30_000],
  ['more than a timer can take', '99999999999', 24 * 60 * 60 * 1000],
])('Retry-After with %s pauses for the right time', async (_label, retryAfter, ms) => {
  const rateLimit = createRateLimit()
  rateLimit.start(retryAfter)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(rateLimit.isActive()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(rateLimit.isActive()).toBe(false)
})

test('the longest of several pauses counts, also for callers that already wait', async () => {
  const rateLimit = createRateLimit()
  rateLimit.start('10')
  let isOver = false
  void rateLimit.ended().then(() => {
    isOver = true
  })
  rateLimit.start('20')
  rateLimit.start('5')
  await vi.advanceTimersByTimeAsync(19_900)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isOver).toBe(true)
})

test('without a pause nothing waits', async () => {
  await createRateLimit().ended()
  expect(vi.getTimerCount()).toBe(0)
})
