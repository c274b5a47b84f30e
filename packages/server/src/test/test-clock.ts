import type { Clock } from '../lib/clock.ts'

export interface TestClock extends Clock {
  moveForward(ms: number): void
}

/** A clock that stands still at noon of 15 August 2026 until it is moved. */
export function testClock(): TestClock {
  let nowMs = Date.UTC(2026, 7, 15, 12)
  return {
    now: () => new Date(nowMs),
    moveForward(ms) {
      nowMs += ms
    },
  }
}
