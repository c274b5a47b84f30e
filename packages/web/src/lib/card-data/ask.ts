import type { Flight } from './flight.ts'

/** One thing that is asked for, and all who wait for it. */
export interface Ask<Key, Value> {
  readonly key: Key
  /** The request that it is in, once that has left. */
  flight: Flight<Ask<Key, Value>> | null
  timesHeldBack: number
  /** Settles with the answer, or with the signal's reason when that comes first. */
  wait(signal: AbortSignal | undefined): Promise<Value>
  answer(value: Value): void
  fail(error: unknown): void
}

interface Waiter<Value> {
  resolve(value: Value): void
  reject(reason: unknown): void
}

/** `onUnwanted` is called when the last who waited has given up. */
export function createAsk<Key, Value>(key: Key, onUnwanted: () => void): Ask<Key, Value> {
  const waiters = new Set<Waiter<Value>>()

  function wait(signal: AbortSignal | undefined): Promise<Value> {
    return new Promise((resolve, reject) => {
      const waiter = { resolve: finishing(resolve), reject: finishing(reject) }
      waiters.add(waiter)
      signal?.addEventListener('abort', giveUp)

      function finishing<Outcome>(settle: (outcome: Outcome) => void) {
        return (outcome: Outcome) => {
          signal?.removeEventListener('abort', giveUp)
          waiters.delete(waiter)
          settle(outcome)
        }
      }
      function giveUp() {
        waiter.reject(signal?.reason)
        if (waiters.size === 0) onUnwanted()
      }
    })
  }

  function answer(value: Value): void {
    for (const waiter of waiters) waiter.resolve(value)
  }
  function fail(error: unknown): void {
    for (const waiter of waiters) waiter.reject(error)
  }
  return { key, flight: null, timesHeldBack: 0, wait, answer, fail }
}
