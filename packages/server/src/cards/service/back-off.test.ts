import { describe, expect, test } from 'vitest'
import { nextTryAfter } from './back-off.ts'

const minuteMs = 60_000
const middling = () => 0.5

describe('the next try comes', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [8, 60],
    [5000, 60],
  ])('after %i failures in a row, in about %i minutes', (failures, minutes) => {
    const waitMs = nextTryAfter({ failures, retryAfterMs: null, random: middling })
    expect(waitMs).toBe(minutes * minuteMs)
  })

  test('a quarter earlier or later than that, so that not all come at once', () => {
    const failure = { failures: 1, retryAfterMs: null }
    expect(nextTryAfter({ ...failure, random: () => 0 })).toBe(45_000)
    expect(nextTryAfter({ ...failure, random: () => 1 })).toBe(75_000)
  })

  test('never sooner than the service requested', () => {
    const failure = { failures: 1, random: () => 0 }
    expect(nextTryAfter({ ...failure, retryAfterMs: 7_200_000 })).toBe(7_200_000)
    expect(nextTryAfter({ ...failure, retryAfterMs: 1000 })).toBe(45_000)
  })
})
