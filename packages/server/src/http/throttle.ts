import { limits } from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Counts a try; throws too_many_requests when there were too many in the window. */
export type Throttle = (request: FastifyRequest) => Promise<void>

/** Counts by the key of a request, in the memory of this process. */
export function throttleBy(
  app: FastifyInstance,
  max: number,
  keyOf: (request: FastifyRequest) => string,
): Throttle {
  const check = app.createRateLimit({
    max,
    timeWindow: limits.throttleMinutes * 60_000,
    keyGenerator: keyOf,
  })
  return async (request) => {
    const state = await check(request)
    if (!state.isAllowed && state.isExceeded) {
      throw new AppError('too_many_requests', { retryAfter: state.ttlInSeconds })
    }
  }
}
