import { limits } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import { type CounterDeps, isoOf, keyedHash } from './try-counter.ts'
import { addTries } from './try-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countWrite: CountWrite
  }
}

/** Counts a call of a user that may change something; throws when there were too many. */
type CountWrite = (userId: string, request: FastifyRequest) => Promise<void>

interface Window {
  /** In the database, of all processes. */
  shared: number
  /** Counted here since. */
  unshared: number
  endsAtMs: number
}

interface Cost {
  key: string
  max: number
  cost: number
}

/** Two for each account that writes. */
const windowsMax = 100_000

const windowMs = limits.throttleMinutes * 60_000

/** Each process shares its count when this part of the limit was used, so that few writes cost two. */
const sharedPart = 1 / 30

/**
 * Limits how much one account can have written, in calls and in bytes, in all processes together.
 * Nobody who works by hand gets there, nor who imports one file after the other.
 */
export function writeThrottle({ db, clock, sessionSecret }: CounterDeps): CountWrite {
  const windows = new LRUCache<string, Window>({ max: windowsMax })
  const nowMs = () => clock.now().getTime()

  return async (userId, request) => {
    const costs = costsOf(userId, bytesOf(request))
    const waitsMs = costs.map(({ key, max }) => {
      const { shared, unshared, endsAtMs } = openWindow(key)
      return shared + unshared < max ? 0 : endsAtMs - nowMs()
    })
    const retryAfter = Math.ceil(Math.max(...waitsMs) / 1000)
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter })
    for (const cost of costs) await count(cost)
  }

  function openWindow(key: string): Window {
    const known = windows.get(key)
    if (known && known.endsAtMs > nowMs()) return known
    const opened = { shared: 0, unshared: 0, endsAtMs: nowMs() + windowMs }
    windows.set(key, opened)
    return opened
  }

  async function count({ key, max, cost }: Cost) {
    const window = openWindow(key)
    window.unshared += cost
    if (window.unshared < max * sharedPart) return
    const added = window.unshared
    window.unshared = 0 // what is counted meanwhile is shared the next time
    window.shared += added
    const hash = keyedHash(sessionSecret, key)
    const row = { key: hash, tries: added, ends_at: isoOf(window.endsAtMs) }
    for (const { tries, ends_at } of await addTries(db, [row], isoOf(nowMs()))) {
      window.shared = tries
      window.endsAtMs = Date.parse(ends_at)
    }
  }
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
