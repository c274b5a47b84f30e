import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueue, type NonEmpty } from './queue.ts'
import { RateLimited } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, frameMs))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const frameMs = 16
const keysPerRequest = 3

type Step =
  | { kind: 'call'; key: number }
  | { kind: 'abort'; which: number }
  | { kind: 'frame' }
  | { kind: 'answer'; which: number }
  | { kind: 'rate limit'; which: number }

const which = fc.nat(9)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('call' as const), key: fc.nat(7) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('abort' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('frame' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rate limit' as const), which }) },
)

test('in any order of requests, aborts, frames and responses, every waiter is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const world = createWorld()
      for (const each of steps) await world.take(each)
      await world.finish()
      expect(world.outcomes).toEqual(world.expected())
    }),
    { numRuns: 400, seed: 21 },
  )
})

interface InFlightRequest {
  keys: readonly number[]
  settle: (error?: Error) => void
}

/** A queue whose requests are answered by steps of the test, with the invariants that always rateLimit. */
function createWorld() {
  const flights: InFlightRequest[] = []
  const calls: { key: number; controller: AbortController; isOpen: boolean }[] = []
  const outcomes: string[] = []
  let sentInFrame: number[] = []
  const queue = createQueue<number, string>({ keysPerRequest, nextSlot: async () => {}, send })

  function send(keys: NonEmpty<number>, signal: AbortSignal): Promise<(key: number) => string> {
    expect(keys.length).toBeLessThanOrEqual(keysPerRequest)
    for (const key of keys) {
      expect(isRequested(key)).toBe(true)
      expect(sentInFrame).not.toContain(key)
      sentInFrame.push(key)
    }
    return new Promise((resolve, reject) => {
      const settle = (error?: Error) => {
        expect(signal.aborted).toBe(false)
        flights.splice(flights.indexOf(flight), 1)
        error ? reject(error) : resolve((key) => `value of ${key}`)
      }
      const flight = { keys, settle }
      flights.push(flight)
      signal.addEventListener('abort', () => {
        flights.splice(flights.indexOf(flight), 1)
        reject(signal.reason)
      })
    })
  }

  function isRequested(key: number) {
    return calls.some((call) => call.key === key && call.isOpen)
  }

  const doers = {
    call({ key }: { key: number }) {
      const call = { key, controller: new AbortController(), isOpen: true }
      const i = calls.push(call) - 1
      queue(key, call.controller.signal).then(
        (value) => settled(i, value),
        () => settled(i, 'aborted'),
      )
    },
    abort({ which }: { which: number }) {
      const call = calls.filter((it) => it.isOpen).at(which)
      if (!call) return
      call.isOpen = false
      call.controller.abort()
    },
    async frame() {
      sentInFrame = []
      await vi.advanceTimersByTimeAsync(frameMs)
    },
    answer: ({ which }: { which: number }) => flights.at(which)?.settle(),
    'rate limit': ({ which }: { which: number }) => {
      sentInFrame = [] // without a throttle it is sent again at once
      flights.at(which)?.settle(new RateLimited())
    },
  }

  function settled(i: number, outcome: string) {
    outcomes[i] = outcome
    const call = calls[i]
    if (call) call.isOpen = false
  }

  return {
    outcomes,
    async take(each: Step) {
      await doers[each.kind](each as never) // the table's key and the step belong together
      await vi.advanceTimersByTimeAsync(0)
    },
    async finish() {
      for (let i = 0; i < 50; i += 1) {
        await doers.frame()
        for (const flight of [...flights]) flight.settle()
      }
    },
    expected: () =>
      calls.map(({ key, controller }) =>
        controller.signal.aborted ? 'aborted' : `value of ${key}`,
      ),
  }
}
