import type { DeckDetail, DeckState } from '@manafolio/contract'
import { ApiError, isSessionExpired, isUnanswered } from '../../../lib/api-error.ts'
import { isAt } from './side.ts'
import { isAgain, isIdle, joinedWrite, thoseOn, type Write } from './write.ts'

/** What the queue asks of the server, and whom it tells. */
export interface QueueDeps {
  send: (write: Write, version: number) => Promise<DeckState>
  fetch: () => Promise<DeckDetail>
  /** Of the deck that is shown. */
  version: () => number
  /** A fetched deck is told of where it was found that the write had been done. */
  onDone: (write: Write, deck: DeckState | DeckDetail) => void
  /** The server says no. What was made on it is lost with it. */
  onRefused: (write: Write, error: unknown, lost: readonly Write[]) => void
  /** Nobody knows whether it was done; it is tried again, unless somebody waits for it. */
  onUnanswered: (write: Write, error: unknown) => void
  /** Somebody else changed the deck: nothing that was made on the older state is sent any more. */
  onOvertaken: (lost: readonly Write[]) => void
  onChange: () => void
}

export type QueueState = 'saved' | 'saving' | 'unsaved'

/**
 * Sends writes one after the other, each with the version that the one before left. What is not on
 * its way yet may be joined with what comes after it. Without an answer all of them wait.
 */
export class WriteQueue {
  #deps: QueueDeps
  #writes: readonly Write[] = []
  #version = 0
  #isRunning = false
  #isPaused = false
  #isLate = false
  /** Was sent to this version, and may have been done. */
  #doubt: { write: Write; version: number } | null = null

  constructor(deps: QueueDeps) {
    this.#deps = deps
  }

  /** All that is not known to be done, in order; the same array until it changes. */
  get writes(): readonly Write[] {
    return this.#writes
  }

  get state(): QueueState {
    if (this.#isRunning) return 'saving'
    return this.#writes.length > 0 ? 'unsaved' : 'saved'
  }

  /** Whether some of it got no answer, until all of it is sent. */
  get isLate(): boolean {
    return this.#isLate && this.#writes.length > 0
  }

  push(write: Write): void {
    if (this.#writes.length === 0) this.#begin()
    const [first, ...rest] = this.#writes
    const last = rest.at(-1) // the first one is on its way
    const joined = first && last && joinedWrite(last, write)
    this.#writes = joined ? [first, ...rest.slice(0, -1), joined] : [...this.#writes, write]
    this.#deps.onChange()
    this.retry()
  }

  /** What is shown now is what the next writes are made on. */
  #begin() {
    const version = this.#deps.version()
    if (this.#doubt && version > this.#doubt.version) this.#doubt = null
    if (!this.#doubt) this.#version = version
  }

  /** Sends what waits. */
  retry(): void {
    if (!this.#isRunning && this.#writes.length > 0) void this.#run()
  }

  /** Nothing is sent any more, and nobody is told what comes of that which is on its way. */
  close(): void {
    this.#deps = { ...this.#deps, ...untold }
    this.#drop(this.#writes)
  }

  async #run() {
    this.#isRunning = true
    this.#isPaused = false
    this.#deps.onChange()
    for (let write = this.#writes[0]; write && !this.#isPaused; write = this.#writes[0]) {
      await this.#sendFirst(write)
    }
    this.#isRunning = false
    this.#isLate = this.#writes.length > 0
    this.#deps.onChange()
  }

  async #sendFirst(write: Write) {
    try {
      if (await this.#settleDoubt()) return
      if (isIdle(write)) return this.#drop([write])
      const deck = await this.#deps.send(write, this.#version)
      this.#finish(write, deck)
    } catch (error) {
      await this.#fail(write, error)
    }
  }

  /**
   * Looks whether a write without an answer was done. True when the queue is another then: the write
   * is done, or somebody else was faster.
   */
  async #settleDoubt(): Promise<boolean> {
    if (!this.#doubt) return false
    const deck = await this.#deps.fetch()
    const { write, version } = this.#doubt
    this.#doubt = null
    if (deck.version === version) return false
    const isDone = deck.version === version + 1 && isAt(deck, write.step.after)
    const [first] = this.#writes
    // Who waited for it was told that it failed: what came after it was made on that, unless it is
    // the same once more.
    if (isDone && first && isAgain(first, write)) this.#finish(first, deck)
    else this.#overtaken(new Error('The deck was changed in another place.'))
    return true
  }

  #finish(write: Write, deck: DeckState | DeckDetail) {
    this.#version = deck.version
    this.#writes = this.#writes.filter((one) => one !== write)
    this.#deps.onDone(write, deck)
    this.#deps.onChange()
    write.waiting?.onDone()
  }

  async #fail(write: Write, error: unknown) {
    if (isOvertaken(error)) this.#overtaken(error)
    else if (isUnanswered(error) || isSessionExpired(error)) await this.#interrupt(write, error)
    else this.#refuse(write, error)
  }

  async #interrupt(write: Write, error: unknown) {
    const wasAsked = this.#doubt !== null
    this.#doubt ??= { write, version: this.#version }
    try {
      if (!wasAsked && !isSessionExpired(error) && (await this.#settleDoubt())) return
    } catch {
      // No answer to this either: it is asked again before the next write.
    }
    if (write.waiting) this.#drop(thoseOn(write, this.#writes), error)
    else this.#isPaused = true
    this.#deps.onUnanswered(write, error)
  }

  #refuse(write: Write, error: unknown) {
    const lost = isGone(error) ? this.#writes : thoseOn(write, this.#writes)
    this.#deps.onRefused(write, error, lost)
    this.#drop(lost, error)
  }

  #overtaken(error: unknown) {
    const lost = this.#writes
    this.#doubt = null
    this.#deps.onOvertaken(lost)
    this.#drop(lost, error)
  }

  #drop(lost: readonly Write[], error?: unknown) {
    this.#writes = this.#writes.filter((one) => !lost.includes(one))
    this.#deps.onChange()
    for (const { waiting } of lost) waiting?.onFailed(error)
  }
}

const untold = {
  onDone: () => {},
  onRefused: () => {},
  onUnanswered: () => {},
  onOvertaken: () => {},
} satisfies Partial<QueueDeps>

function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'deck_changed'
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'deck_not_found'
}
