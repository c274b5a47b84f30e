const firstMs = 60_000
const longestMs = 60 * 60_000

/** So that many servers which failed together do not come back together. */
const jitter = 0.25

/**
 * How long to wait after so many failures in a row (from 1), in ms: a minute, doubling up to an
 * hour, give or take a quarter, and never sooner than the service asked for.
 */
export function nextTryAfter({ failures, retryAfterMs, random }: Failure): number {
  const doublings = Math.max(0, failures - 1)
  const waitMs = Math.min(firstMs * 2 ** doublings, longestMs)
  const jitteredMs = waitMs * (1 - jitter + 2 * jitter * random())
  return Math.round(Math.max(jitteredMs, retryAfterMs ?? 0))
}

interface Failure {
  failures: number
  /** What ServiceError.retryAfterMs says; after a 429 that is at least 30 s. */
  retryAfterMs: number | null
  /** 0 to 1, like Math.random. */
  random: () => number
}
