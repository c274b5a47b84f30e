import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHold } from './hold.ts'

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
  ['words', 'soon', 30_000],
  ['more than any timer takes', '99999999999', 24 * 60 * 60 * 1000],
])('Retry-After with %s holds as long as it should', async (_words, retryAfter, ms) => {
  const hold = createHold()
  hold.start(retryAfter)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(hold.isOn()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(hold.isOn()).toBe(false)
})

test('of several holds the longest counts, also for those who wait already', async () => {
  const hold = createHold()
  hold.start('10')
  let isOver = false
  void hold.over().then(() => {
    isOver = true
  })
  hold.start('20')
  hold.start('5')
  await vi.advanceTimersByTimeAsync(19_900)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isOver).toBe(true)
})

test('without a hold nobody waits', async () => {
  await createHold().over()
  expect(vi.getTimerCount()).toBe(0)
})
