import { type Ask, createAsk } from './ask.ts'
import { createFlight } from './flight.ts'
import { inNextFrame } from './frame.ts'
import { HeldBack } from './hold.ts'

export interface QueueOptions<Key, Value> {
  keysPerRequest: number
  /** Settles when the next request may leave. */
  turn(): Promise<void>
  /** Gives what answers each of the keys. Throws HeldBack when it is to be sent again later. */
  send(keys: Some<Key>, signal: AbortSignal): Promise<(key: Key) => Value>
}

export type Some<Thing> = readonly [Thing, ...Thing[]]

/** Gives the value of a key; rejects when its request fails, or with the signal's reason. */
export type Queue<Key, Value> = (key: Key, signal?: AbortSignal) => Promise<Value>

/** How often a thing is asked for again when the service goes on holding it back. */
const timesAgain = 3

/**
 * Collects what is asked for within a frame and sends it in as few requests as the service takes.
 *
 * - Equal keys are asked for once, as long as the answer is on its way.
 * - What goes into a request is decided when it leaves: a key that nobody wants any more is not sent.
 * - A request of which nobody wants anything any more is aborted. A key that is asked for anew after
 *   it was given up is sent anew: it may have been given up because its answer would be out of date.
 */
export function createQueue<Key, Value>(options: QueueOptions<Key, Value>): Queue<Key, Value> {
  const { keysPerRequest, turn, send } = options
  /** All that is wanted, by its key; of these, `waiting` has not left yet, in the order to send. */
  const asks = new Map<string, Ask<Key, Value>>()
  const waiting = new Set<Ask<Key, Value>>()
  let isSending = false

  return async (key, signal) => {
    signal?.throwIfAborted()
    const ask = asks.get(JSON.stringify(key)) ?? enqueue(key)
    return ask.wait(signal)
  }

  function enqueue(key: Key): Ask<Key, Value> {
    const ask: Ask<Key, Value> = createAsk(key, () => withdraw(ask))
    asks.set(JSON.stringify(key), ask)
    waiting.add(ask)
    if (!isSending) inNextFrame(() => void sendAll())
    isSending = true
    return ask
  }

  function withdraw(ask: Ask<Key, Value>): void {
    forget(ask)
    waiting.delete(ask)
    ask.flight?.leave(ask)
  }

  function forget(ask: Ask<Key, Value>): void {
    asks.delete(JSON.stringify(ask.key))
  }

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      await turn()
      const [first, ...others] = [...waiting].slice(0, keysPerRequest)
      if (first) void fly([first, ...others])
    }
    isSending = false
  }

  async function fly([first, ...others]: Some<Ask<Key, Value>>): Promise<void> {
    const flight = createFlight([first, ...others])
    for (const ask of flight.passengers()) {
      waiting.delete(ask)
      ask.flight = flight
    }
    try {
      const answerTo = await send([first.key, ...others.map((ask) => ask.key)], flight.signal)
      for (const ask of flight.passengers()) settle(ask, () => ask.answer(answerTo(ask.key)))
    } catch (error) {
      takeBack(flight.passengers(), error)
    }
  }

  /** What was held back waits again, before all else since it was asked for first. */
  function takeBack(passengers: Ask<Key, Value>[], error: unknown): void {
    const rest = [...waiting]
    waiting.clear()
    for (const ask of passengers) {
      if (!(error instanceof HeldBack) || ask.timesHeldBack === timesAgain) {
        settle(ask, () => ask.fail(error))
        continue
      }
      ask.timesHeldBack += 1
      ask.flight = null
      waiting.add(ask)
    }
    for (const ask of rest) waiting.add(ask)
    goOn()
  }

  function settle(ask: Ask<Key, Value>, tell: () => void): void {
    forget(ask)
    tell()
  }

  function goOn(): void {
    if (isSending) return
    isSending = true
    void sendAll()
  }
}

/** For requests that take a single key. */
export function oneByOne<Key, Value>(ask: (key: Key, signal: AbortSignal) => Promise<Value>) {
  return {
    keysPerRequest: 1,
    send: async ([key]: Some<Key>, signal: AbortSignal) => {
      const value = await ask(key, signal)
      return () => value
    },
  }
}
