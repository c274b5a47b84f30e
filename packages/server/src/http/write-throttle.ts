import { limits } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import { type Cost, sharedCounter } from './shared-counter.ts'
import type { CounterDeps } from './try-counter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countWrite: CountWrite
  }
}

/** Counts a call of a user that may change something; throws when there were too many. */
type CountWrite = (userId: string, request: FastifyRequest) => Promise<void>

/**
 * Limits how much one account can have written, in calls and in bytes. Nobody who works by hand gets
 * there, nor who imports one file after the other.
 */
export function writeThrottle(deps: CounterDeps): CountWrite {
  const count = sharedCounter(deps)
  return (userId, request) => count(costsOf(userId, bytesOf(request)))
}

function costsOf(userId: string, bytes: number): Cost[] {
  return [
    { key: `writes ${userId}`, max: limits.writesPerAccount, cost: 1 },
    { key: `bytes ${userId}`, max: limits.writtenBytesPerAccount, cost: bytes },
  ]
}

/** A body that is compressed, or whose length is not announced, counts as the longest one. */
function bytesOf({ body, headers }: FastifyRequest): number {
  if (body === undefined) return 0
  if (body instanceof Uint8Array) return body.byteLength
  if (headers['content-encoding'] !== undefined) return limits.bodyBytes
  return Number(headers['content-length'] ?? limits.bodyBytes)
}
