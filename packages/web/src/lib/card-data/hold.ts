import { pause } from '../pause.ts'

/** Too many requests were sent: the service takes this one only when the hold is over. */
export class HeldBack extends Error {}

export type Hold = ReturnType<typeof createHold>

/** Holds back everything for one service after it has said 429 Too Many Requests. */
export function createHold() {
  let until = 0 // by performance.now(), which setting the clock does not move

  function isOn(): boolean {
    return performance.now() < until
  }
  function start(retryAfter: string | null): void {
    until = Math.max(until, performance.now() + holdMs(retryAfter))
  }
  async function over(): Promise<void> {
    while (isOn()) await pause(until - performance.now())
  }
  return { isOn, start, over }
}

/** As long as the service blocks those who asked too often, when it does not say. */
const usualMs = 30_000
const leastMs = 1000
/** Timers take up to 24 days; nobody waits for one. */
const mostMs = 24 * 60 * 60 * 1000

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function holdMs(retryAfter: string | null): number {
  const words = retryAfter?.trim() ?? ''
  const ms = /^\d+$/.test(words) ? Number(words) * 1000 : Date.parse(words) - Date.now()
  return Number.isNaN(ms) ? usualMs : Math.min(Math.max(ms, leastMs), mostMs)
}
