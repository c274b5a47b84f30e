import { createInFlightRequest } from './in-flight-request.ts'
import { createLookup, type Lookup } from './lookup.ts'
import { createLookupList, type LookupList } from './lookup-list.ts'
import { RateLimited } from './rate-limit.ts'

/** Longer than a frame takes on a busy page. */
const withoutFramesMs = 100

export interface QueueOptions<Key, Value> {
  keysPerRequest: number
  /** Settles when the next request may be sent. */
  nextSlot(): Promise<void>
  /** Returns the value of each key. Throws RateLimited when it should be sent again later. */
  send(keys: NonEmpty<Key>, signal: AbortSignal): Promise<(key: Key) => Value>
}

export type NonEmpty<Thing> = readonly [Thing, ...Thing[]]

/** Returns the value of a key; rejects when its request fails, or with the signal's reason. */
export type Queue<Key, Value> = (key: Key, signal?: AbortSignal) => Promise<Value>

/**
 * Collects what is requested within a frame and sends it in as few requests as possible.
 *
 * - Equal keys share a request while it is in flight.
 * - The keys of a request are picked when it is sent: an aborted key is not sent.
 * - A request whose callers have all aborted is aborted. A key that is requested again after an abort
 * is sent again: it may have been aborted because its value would be out of date.
 */
export function createQueue<Key, Value>(options: QueueOptions<Key, Value>): Queue<Key, Value> {
  const list = createLookupList<Key, Value>()
  const sendSoon = createSender(list, options)

  return async (key, signal) => {
    signal?.throwIfAborted()
    const lookup = list.find(key) ?? enqueue(key)
    return lookup.wait(signal)
  }

  function enqueue(key: Key): Lookup<Key, Value> {
    const lookup: Lookup<Key, Value> = createLookup(key, () => withdraw(lookup))
    list.add(lookup)
    sendSoon()
    return lookup
  }

  function withdraw(lookup: Lookup<Key, Value>): void {
    list.remove(lookup)
    lookup.flight?.leave(lookup)
  }
}

/** Sends the waiting lookups of a list, starting with the next frame, until none are left. */
function createSender<Key, Value>(list: LookupList<Key, Value>, options: QueueOptions<Key, Value>) {
  const { keysPerRequest, nextSlot, send } = options
  let isSending = false

  return function sendSoon(): void {
    if (!isSending) inNextFrame(() => void sendAll())
    isSending = true
  }

  async function sendAll(): Promise<void> {
    while (list.hasWaiting()) {
      await nextSlot()
      const [first, ...others] = list.next(keysPerRequest)
      if (first) void fly([first, ...others])
    }
    isSending = false
  }

  async function fly([first, ...others]: NonEmpty<Lookup<Key, Value>>): Promise<void> {
    const flight = createInFlightRequest([first, ...others])
    for (const lookup of flight.consumers()) {
      list.leave(lookup)
      lookup.flight = flight
    }
    try {
      const answerTo = await send([first.key, ...others.map((lookup) => lookup.key)], flight.signal)
      for (const lookup of flight.consumers()) {
        list.remove(lookup)
        lookup.answer(answerTo(lookup.key))
      }
    } catch (error) {
      requeue(list, flight.consumers(), error)
      sendNow()
    }
  }

  function sendNow(): void {
    if (isSending) return
    isSending = true
    void sendAll()
  }
}

/** How often a rate-limited key is sent again. */
const maxRetries = 3

/** Rate-limited lookups are queued again, up to a limit; any others fail. */
function requeue<Key, Value>(
  list: LookupList<Key, Value>,
  lookups: readonly Lookup<Key, Value>[],
  error: unknown,
): void {
  const again = error instanceof RateLimited ? lookups.filter(canRetry) : []
  for (const lookup of lookups) {
    if (again.includes(lookup)) continue
    list.remove(lookup)
    lookup.fail(error)
  }
  for (const lookup of again) {
    lookup.retries += 1
    lookup.flight = null
  }
  list.putBack(again)
}

function canRetry({ retries }: Pick<Lookup<unknown, unknown>, 'retries'>) {
  return retries < maxRetries
}

/** For requests that take a single key. */
export function oneByOne<Key, Value>(lookup: (key: Key, signal: AbortSignal) => Promise<Value>) {
  return {
    keysPerRequest: 1,
    send: async ([key]: NonEmpty<Key>, signal: AbortSignal) => {
      const value = await lookup(key, signal)
      return () => value
    },
  }
}

/** Runs once in the next frame, or a little later in a hidden tab, which has no frames. */
function inNextFrame(run: () => void): void {
  const frame = requestAnimationFrame(runOnce)
  const timer = setTimeout(runOnce, withoutFramesMs)

  function runOnce() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    run()
  }
}
