import type { FastifyBaseLogger } from 'fastify'

/** What the client has effects by. */
export interface ServiceNeeds {
  /** The address of the service's API, without a slash at its end. */
  url: string
  fetch: typeof fetch
  /** Waits; rejects when the signal stops it. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** 0 to 1, like Math.random. */
  random: () => number
  now: () => Date
  limits: Limits
}

/** How long a request may take, in ms. */
export interface Limits {
  /** For a whole answer of the API. */
  answerMs: number
  /** For a download to bring its next byte. */
  silenceMs: number
}
