import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { testClock } from '../test/test-clock.ts'
import { makeTestDatabase, type TestDatabase } from '../test/test-database.ts'
import type { Db } from './database.ts'
import { findLeaseShare, holdLease, leaseMs, releaseLease, renewMs, whileHolding } from './lease.ts'

onEveryEngine((engine) => {
  let storage: TestDatabase
  let db: Db
  let jobs = 0

  beforeAll(async () => {
    storage = await makeTestDatabase(engine)
    db = storage.open().db
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => storage.remove())

  /** A job of its own, with two processes that want it. */
  function newJob() {
    const clock = testClock()
    const name = `job ${++jobs}`
    const claimOf = (holder: string) => ({ name, holder })
    return { clock, name, deps: { db, clock }, one: claimOf('one'), two: claimOf('two') }
  }

  describe('a lease', () => {
    test('is held by one until it lets go', async () => {
      const { deps, one, two } = newJob()
      expect(await holdLease(deps, one)).toBe(true)
      expect(await holdLease(deps, two)).toBe(false)
      await releaseLease(db, two) // not theirs to release
      expect(await holdLease(deps, two)).toBe(false)
      await releaseLease(db, one)
      expect(await holdLease(deps, two)).toBe(true)
    })

    test('goes to one of many who want it at once', async () => {
      const { deps, name } = newJob()
      const holders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
      const held = await Promise.all(holders.map((holder) => holdLease(deps, { name, holder })))
      expect(held.filter(Boolean)).toHaveLength(1)
    })

    test('is kept by renewing it', async () => {
      const { deps, clock, one, two } = newJob()
      await holdLease(deps, one)
      clock.moveForward(leaseMs - 1)
      expect(await holdLease(deps, one, 0.5)).toBe(true)
      clock.moveForward(leaseMs - 1)
      expect(await holdLease(deps, two)).toBe(false)
    })

    test('of one that fell silent is taken over, and not taken back', async () => {
      const { deps, clock, one, two } = newJob()
      await holdLease(deps, one)
      clock.moveForward(leaseMs + 1)
      expect(await holdLease(deps, two)).toBe(true)
      expect(await holdLease(deps, one)).toBe(false)
    })

    test('from before the clock went back keeps nobody out', async () => {
      const { deps, clock, one, two } = newJob()
      await holdLease(deps, one)
      clock.moveForward(-3 * leaseMs)
      expect(await holdLease(deps, two)).toBe(true)
    })

    test('from before the clock went back is nobody’s progress', async () => {
      const { deps, clock, name, one } = newJob()
      await holdLease(deps, one, 0.25)
      clock.moveForward(-3 * leaseMs)
      expect(await findLeaseShare(deps, name)).toBeUndefined()
    })

    test('tells others how far its job is, as long as it is held', async () => {
      const { deps, clock, name, one } = newJob()
      expect(await findLeaseShare(deps, name)).toBeUndefined()
      await holdLease(deps, one, 0.25)
      expect(await findLeaseShare(deps, name)).toBe(0.25)
      clock.moveForward(leaseMs + 1)
      expect(await findLeaseShare(deps, name)).toBeUndefined()
    })
  })

  describe('work under a lease', () => {
    test('is left out while another is at it, and possible again afterwards', async () => {
      const { deps, one, two } = newJob()
      const done: string[] = []
      await whileHolding(deps, one, async () => {
        await whileHolding(deps, two, async () => void done.push('two, too early'))
        done.push('one')
      })
      await whileHolding(deps, two, async () => void done.push('two'))
      expect(done).toEqual(['one', 'two'])
    })

    test('continues while the database is away for a moment, and ends before others begin', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const { clock, one } = newJob()
      const gone = storage.open().db
      await findLeaseShare({ db: gone, clock }, 'any job') // or there is nothing to destroy
      await gone.destroy()
      let at = db
      const needs = {
        clock,
        get db() {
          return at
        },
      }
      const pass = async (ms: number) => {
        clock.moveForward(ms)
        vi.advanceTimersByTime(ms)
        await setImmediate()
      }
      await whileHolding(needs, one, async ({ signal }) => {
        at = gone
        for (let passedMs = 0; passedMs < leaseMs - 2 * renewMs; passedMs += renewMs) {
          await pass(renewMs)
        }
        expect(signal.aborted).toBe(false)
        await pass(renewMs)
        expect(signal.aborted).toBe(true)
        at = db
      })
    })

    test('that fails lets go, too', async () => {
      const { deps, one, two } = newJob()
      const failing = whileHolding(deps, one, () => Promise.reject(new Error('the disk is full')))
      await expect(failing).rejects.toThrow('the disk is full')
      expect(await holdLease(deps, two)).toBe(true)
    })
  })
})
