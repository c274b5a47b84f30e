import type { InFlightRequest } from './in-flight-request.ts'

/** A requested key and everyone who waits for its value. */
export interface Lookup<Key, Value> {
  readonly key: Key
  /** The request it was sent in; null until then. */
  flight: InFlightRequest<Lookup<Key, Value>> | null
  retries: number
  /** Settles with the value, or rejects with the signal's reason if that comes first. */
  wait(signal: AbortSignal | undefined): Promise<Value>
  answer(value: Value): void
  fail(error: unknown): void
}

interface Waiter<Value> {
  resolve(value: Value): void
  reject(reason: unknown): void
}

/** `onUnwanted` is called when the last waiter has aborted. */
export function createLookup<Key, Value>(key: Key, onUnwanted: () => void): Lookup<Key, Value> {
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
  return { key, flight: null, retries: 0, wait, answer, fail }
}
