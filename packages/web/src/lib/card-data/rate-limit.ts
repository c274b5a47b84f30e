import { pause } from '../pause.ts'

/** The request was rate-limited (429) and can be sent again after the pause. */
export class RateLimited extends Error {}

export type RateLimit = ReturnType<typeof createRateLimit>

/** Pauses all requests to one service after a 429 Too Many Requests. */
export function createRateLimit() {
  let until = 0 // by performance.now(), which does not change when the clock is set

  function isActive(): boolean {
    return performance.now() < until
  }
  function start(retryAfter: string | null): void {
    until = Math.max(until, performance.now() + pauseMs(retryAfter))
  }
  async function ended(): Promise<void> {
    while (isActive()) await pause(until - performance.now())
  }
  return { isActive, start, ended }
}

/** How long the service blocks clients when it does not send Retry-After. */
const defaultMs = 30_000
const minMs = 1000
/** Timers take at most 24 days. */
const maxMs = 24 * 60 * 60 * 1000

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function pauseMs(retryAfter: string | null): number {
  const text = retryAfter?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? defaultMs : Math.min(Math.max(ms, minMs), maxMs)
}
