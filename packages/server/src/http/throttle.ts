import { limits } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import { type CounterDeps, tryCounter } from './try-counter.ts'

/** Counts a try; throws too_many_requests when there were too many in the window. */
export type Throttle = (request: FastifyRequest) => Promise<void>

interface Throttled {
  /** What is throttled: one count for all throttles of this name. */
  name: string
  /** Tries in limits.throttleMinutes. */
  max: number
  keyOf: (request: FastifyRequest) => string
}

export function throttleBy(deps: CounterDeps, { name, max, keyOf }: Throttled): Throttle {
  const tries = tryCounter(deps, name)
  return async (request) => {
    await tries.countOrRefuse([{ key: keyOf(request), max, minutes: limits.throttleMinutes }])
  }
}

/** The user who is calling. */
export function accountOf({ userId }: FastifyRequest): string {
  return `${userId}`
}
