import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HeldBack } from './hold.ts'
import { createQueue, type Some } from './queue.ts'

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
  | { kind: 'ask'; key: number }
  | { kind: 'abort'; which: number }
  | { kind: 'frame' }
  | { kind: 'answer'; which: number }
  | { kind: 'hold back'; which: number }

const which = fc.nat(9)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('ask' as const), key: fc.nat(7) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('abort' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('frame' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hold back' as const), which }) },
)

test('however asks, aborts, frames and answers follow each other, all who wait are answered', async () => {
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

interface Flight {
  keys: readonly number[]
  settle: (error?: Error) => void
}

/** A queue whose requests are answered when a step says so, and what must hold of it at all times. */
function createWorld() {
  const flights: Flight[] = []
  const asks: { key: number; controller: AbortController; isOpen: boolean }[] = []
  const outcomes: string[] = []
  let sentInFrame: number[] = []
  const queue = createQueue<number, string>({ keysPerRequest, turn: async () => {}, send })

  function send(keys: Some<number>, signal: AbortSignal): Promise<(key: number) => string> {
    expect(keys.length).toBeLessThanOrEqual(keysPerRequest)
    for (const key of keys) {
      expect(isWanted(key)).toBe(true)
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

  function isWanted(key: number) {
    return asks.some((ask) => ask.key === key && ask.isOpen)
  }

  const doers = {
    ask({ key }: { key: number }) {
      const ask = { key, controller: new AbortController(), isOpen: true }
      const i = asks.push(ask) - 1
      queue(key, ask.controller.signal).then(
        (value) => settled(i, value),
        () => settled(i, 'aborted'),
      )
    },
    abort({ which }: { which: number }) {
      const ask = asks.filter((it) => it.isOpen).at(which)
      if (!ask) return
      ask.isOpen = false
      ask.controller.abort()
    },
    async frame() {
      sentInFrame = []
      await vi.advanceTimersByTimeAsync(frameMs)
    },
    answer: ({ which }: { which: number }) => flights.at(which)?.settle(),
    'hold back': ({ which }: { which: number }) => {
      sentInFrame = [] // it is sent again at once here, where no turn has to be waited for
      flights.at(which)?.settle(new HeldBack())
    },
  }

  function settled(i: number, outcome: string) {
    outcomes[i] = outcome
    const ask = asks[i]
    if (ask) ask.isOpen = false
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
      asks.map(({ key, controller }) =>
        controller.signal.aborted ? 'aborted' : `value of ${key}`,
      ),
  }
}
