import { limits } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type TryLimit, tryCounter } from './try-counter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countWrite: CountWrite
  }
}

/** Counts a call of a user that may change something; throws when there were too many. */
type CountWrite = (userId: string, request: FastifyRequest) => void

/**
 * Limits how much one account can have written, in calls and in bytes, in the memory of this
 * process. Nobody who works by hand gets there, nor who imports one file after the other.
 */
export function writeThrottle({ clock }: Pick<Deps, 'clock'>): CountWrite {
  const writes = tryCounter(clock)
  return (userId, request) => {
    const counted = limitsOf(userId, bytesOf(request))
    const retryAfter = writes.secondsToWait(counted)
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter })
    writes.count(counted)
  }
}

function limitsOf(userId: string, bytes: number): TryLimit[] {
  const minutes = limits.throttleMinutes
  return [
    { key: `writes ${userId}`, max: limits.writesPerAccount, minutes },
    { key: `bytes ${userId}`, max: limits.writtenBytesPerAccount, minutes, cost: bytes },
  ]
}

/** A body that is compressed, or whose length is not announced, counts as the longest one. */
function bytesOf({ body, headers }: FastifyRequest): number {
  if (body === undefined) return 0
  if (body instanceof Uint8Array) return body.byteLength
  if (headers['content-encoding'] !== undefined) return limits.bodyBytes
  return Number(headers['content-length'] ?? limits.bodyBytes)
}
