import { createHmac } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { addTries, listTries, takeBackTries } from './try-store.ts'

/** So many tries under a key in a window of so many minutes, which the first of them opens. */
export interface TryLimit {
  key: string
  max: number
  minutes: number
}

interface CountedTry {
  /** 0 when the try was counted; more when a limit is reached, and it was not. */
  secondsToWait: number
  /** Has it count no longer. */
  takeBack(): Promise<void>
}

/** Counts tries in the database, so that all processes have one count. */
export interface TryCounter {
  /**
   * Counts one try under each limit, or under none when one of them is reached. To be called before
   * what is tried is known to be right, so that many at once do not slip through.
   */
  count(limits: readonly TryLimit[]): Promise<CountedTry>
  /** The same; throws too_many_requests when a limit is reached. */
  countOrRefuse(limits: readonly TryLimit[]): Promise<Pick<CountedTry, 'takeBack'>>
}

export type CounterDeps = Pick<Deps, 'db' | 'clock' | 'sessionSecret'>

/** @param name What is tried: counters of one name have their keys in common. */
export function tryCounter({ db, clock, sessionSecret }: CounterDeps, name: string): TryCounter {
  const nowMs = () => clock.now().getTime()
  const secondsUntil = (endsAt: string) => Math.ceil((Date.parse(endsAt) - nowMs()) / 1000)

  async function count(limits: readonly TryLimit[]): Promise<CountedTry> {
    const maxima = new Map(limits.map(({ key, max }) => [hashOf(key), max]))
    const maxOf = ({ key }: { key: string }) => maxima.get(key) ?? 0
    const known = await listTries(db, [...maxima.keys()], isoOf(nowMs()))
    const reached = known.filter((window) => window.tries >= maxOf(window))
    if (reached.length > 0) return refused(reached)
    const rows = limits.map(({ key, minutes }) => ({
      key: hashOf(key),
      tries: 1,
      ends_at: isoOf(nowMs() + minutes * 60_000),
    }))
    const counted = await addTries(db, rows, isoOf(nowMs()))
    const takeBack = async () => {
      for (const window of counted) await takeBackTries(db, { ...window, tries: 1 })
    }
    const passed = counted.filter((window) => window.tries > maxOf(window))
    if (passed.length === 0) return { secondsToWait: 0, takeBack }
    await takeBack()
    return refused(passed)
  }

  function refused(windows: readonly { ends_at: string }[]): CountedTry {
    const secondsToWait = Math.max(1, ...windows.map(({ ends_at }) => secondsUntil(ends_at)))
    return { secondsToWait, takeBack: async () => {} }
  }

  function hashOf(key: string): string {
    return keyedHash(sessionSecret, `${name} ${key}`)
  }

  return {
    count,
    async countOrRefuse(limits) {
      const { secondsToWait, takeBack } = await count(limits)
      if (secondsToWait > 0) throw new AppError('too_many_requests', { retryAfter: secondsToWait })
      return { takeBack }
    },
  }
}

/** Of what is counted, for the table: who has a copy of it can't look for an address in it. */
export function keyedHash(secret: string, key: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url')
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
