import { useSyncExternalStore } from 'react'
import { ApiError, isDatabaseAway } from './api-error.ts'

/** The pauses between tries double from the first to the longest, plus up to a quarter. */
const pauseMs = { first: 1000, longest: 12_000 }

interface Outage {
  /** Whether anything on the page waits for the database, and how often all of it was tried. */
  isWaiting: boolean
  tries: number
  /** Whether the last thing that waited got its answer. */
  isOver: boolean
}

let outage: Outage = { isWaiting: false, tries: 0, isOver: false }
const waiting = new Set<object>()
const listeners = new Set<() => void>()

/**
 * Sends a request that may be sent several times, again and again while the server can't reach its
 * database, at the same times as everything else that waits. Not in a hidden tab, nor without a
 * network. The signal is only read by requests that wait; an abort ends the wait.
 */
export async function throughOutage<T>(
  send: () => Promise<T>,
  signal: () => AbortSignal | undefined = () => undefined,
): Promise<T> {
  const self = {}
  try {
    for (;;) {
      try {
        const answer = await send()
        leave(self, true)
        return answer
      } catch (error) {
        if (!isDatabaseAway(error) && !(waiting.has(self) && isWithoutServer(error))) throw error
        enter(self)
        await unlessAborted(nextTry(error), signal())
      }
    }
  } finally {
    leave(self, false)
  }
}

export function useOutage(): Outage {
  return useSyncExternalStore(onOutageChange, () => outage)
}

export function isWaitingForDatabase(): boolean {
  return waiting.size > 0
}

/** Calls back when an outage begins or ends, and after each try. */
export function onOutageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** No answer of our server: fetch throws TypeErrors, and a proxy in front of it has its own answers. */
export function isWithoutServer(error: unknown): boolean {
  if (error instanceof ApiError) return [502, 503, 504].includes(error.status)
  return error instanceof TypeError
}

function enter(request: object) {
  waiting.add(request)
  show({ isWaiting: true, tries: Math.max(1, outage.tries), isOver: false })
}

function leave(request: object, isAnswered: boolean) {
  if (!waiting.delete(request) || waiting.size > 0) return
  show({ isWaiting: false, tries: 0, isOver: isAnswered })
}

function show(next: Outage) {
  const isSame = next.isWaiting === outage.isWaiting && next.tries === outage.tries
  if (isSame && next.isOver === outage.isOver) return
  outage = next
  for (const listener of listeners) listener()
}

/** The pause before the next try, which everything that waits shares. */
interface Pause {
  end: Promise<void>
  finish(): void
}

let pause: Pause | undefined

function nextTry(error: unknown): Promise<void> {
  pause ??= startPause(pauseAfter(error))
  return pause.end
}

export function tryAgainNow(): void {
  pause?.finish()
}

function startPause(ms: number): Pause {
  let isElapsed = false
  const { promise, resolve } = deferred()
  const timer = setTimeout(() => {
    isElapsed = true
    finishIfUseful()
  }, ms)
  function finishIfUseful() {
    if (isElapsed && navigator.onLine && document.visibilityState !== 'hidden') finish()
  }
  function finish() {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', finishIfUseful)
    window.removeEventListener('online', finishIfUseful)
    pause = undefined
    if (waiting.size > 0) show({ ...outage, tries: outage.tries + 1 })
    resolve()
  }
  document.addEventListener('visibilitychange', finishIfUseful)
  window.addEventListener('online', finishIfUseful)
  return { end: promise, finish }
}

function pauseAfter(error: unknown): number {
  const backoffMs = Math.min(pauseMs.first * 2 ** (outage.tries - 1), pauseMs.longest)
  const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : 0
  return Math.max(backoffMs, retryAfterMs) * (1 + Math.random() / 4)
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

function unlessAborted(wait: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return wait
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    void wait.then(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    })
  })
}
