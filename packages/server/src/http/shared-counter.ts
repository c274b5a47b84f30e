import { limits } from '@manafolio/contract'
import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import { type CounterDeps, isoOf, keyedHash } from './try-counter.ts'
import { addTries } from './try-store.ts'

interface Window {
  /** In the database, of all processes. */
  shared: number
  /** Counted here since. */
  unshared: number
  endsAtMs: number
}

/** What is counted under a key, and how much of it there may be in limits.throttleMinutes. */
export interface Cost {
  key: string
  max: number
  cost: number
}

/** Of those who were counted last. */
const windowsMax = 100_000

const windowMs = limits.throttleMinutes * 60_000

/** Each process shares its count when this part of the limit was used, so that a few cost nothing. */
const sharedPart = 1 / 30

/**
 * Counts what comes often, in all processes together. Throws too_many_requests instead when a limit is
 * reached.
 */
export function sharedCounter({ db, clock, sessionSecret }: CounterDeps) {
  const windows = new LRUCache<string, Window>({ max: windowsMax })
  const nowMs = () => clock.now().getTime()

  return async (costs: readonly Cost[]): Promise<void> => {
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
