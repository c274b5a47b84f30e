import type { DeckDetail, DeckState } from '@manafolio/contract'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { decksKey } from '../../../../card-kit/decks-query.ts'
import { ApiError, isSessionExpired, isUnanswered } from '../../../../lib/api-error.ts'
import { areSaved } from '../texts/deck-texts-query.ts'
import { cachedDeck, fetchDeck } from './deck-cache.ts'
import { matches } from './deck-patch.ts'
import {
  dependentWrites,
  isIdle,
  isSameWrite,
  joinedWrite,
  sendWrite,
  type Write,
} from './write.ts'

export type QueueState = 'saved' | 'saving' | 'unsaved'

interface QueueEvents {
  /** Gets a fetched deck when an unconfirmed write turned out to be saved. */
  onSaved: (write: Write, deck: DeckState | DeckDetail) => void
  /** The server refused it, and the writes that depend on it are lost with it. */
  onRefused: (write: Write, error: unknown, lost: readonly Write[]) => void
  /** It is unknown whether it was saved. It stays in the queue unless a caller awaits it. */
  onUnanswered: (write: Write, error: unknown) => void
  /** The deck changed elsewhere: writes based on the older state are not sent. */
  onConflict: (lost: readonly Write[]) => void
}

interface QueuedWrite extends Write {
  /** Aborts with the reason when the write is dropped. */
  controller: AbortController
  /** An earlier attempt got no response. */
  isRetry: boolean
}

type WriteMutation = Mutation<void, Error, QueuedWrite>

/** The mutations of all decks; the id of its deck follows in the key of each. */
export const writesKey = [...decksKey, 'write']

/**
 * The writes of a deck as mutations of one scope: sent one after another, each with the version that the
 * previous one returned. A pending mutation is waiting or being sent; a failed one is retried later, with
 * all that come after it; others are removed from the mutation cache.
 */
export class WriteQueue {
  readonly #queryClient: QueryClient
  readonly #deckId: string
  readonly #mutationKey: readonly string[]
  readonly #events: QueueEvents
  #version = 0
  /** Sent to this version without a response: it may have been saved. */
  #unconfirmed: { write: Write; version: number } | null = null
  /** Why nothing is sent until the next retry. */
  #outage: unknown = null

  constructor(queryClient: QueryClient, deckId: string, events: QueueEvents) {
    this.#queryClient = queryClient
    this.#deckId = deckId
    this.#mutationKey = [...writesKey, deckId]
    this.#events = events
  }

  /** All writes that are not confirmed, in order. */
  get writes(): readonly Write[] {
    return this.#mutations.flatMap(({ state }) => state.variables ?? [])
  }

  get state(): QueueState {
    const mutations = this.#mutations
    if (mutations.some(({ state }) => state.status === 'pending')) return 'saving'
    return mutations.length > 0 ? 'unsaved' : 'saved'
  }

  /** The version that the first write is based on. */
  get version(): number {
    return this.#version
  }

  subscribe(listener: () => void): () => void {
    return this.#cache.subscribe(({ type, mutation }) => {
      if (type === 'added') return // it becomes a write when it is executed
      if (mutation?.options.mutationKey?.at(-1) === this.#deckId) listener()
    })
  }

  /** Resolves when the write is saved, and rejects when it is dropped or has to be retried. */
  push(write: Write): Promise<void> {
    const mutations = this.#mutations
    if (mutations.length === 0) this.#startFromCache()
    const last = mutations.slice(1).at(-1) // the first one is being sent
    const joined = last?.state.variables && joinedWrite(last.state.variables, write)
    if (last && joined) this.#remove(last)
    this.retry()
    return this.#submit(joined ?? write)
  }

  /** Sends writes of an earlier visit, whose first may be saved already; without a version, to the deck as it is. */
  restore(writes: readonly Write[], version: number | null): void {
    const [first] = writes
    this.retry()
    if (this.writes.length === 0) {
      this.#startFromCache()
      if (first && version !== null) this.#unconfirmed = { write: first, version }
      this.#version = version ?? this.#version
    }
    for (const write of writes) void this.#submit(write)
  }

  /** Sends unconfirmed writes again. */
  retry(): void {
    if (this.state !== 'unsaved') return
    this.#outage = null
    for (const mutation of this.#mutations) {
      const write = mutation.state.variables
      if (write) this.#execute(mutation, { ...write, isRetry: true }).catch(() => {})
    }
  }

  /** Drops all writes, and ignores the response to the one being sent. */
  close(): void {
    this.#drop(this.writes, undefined)
  }

  get #cache() {
    return this.#queryClient.getMutationCache()
  }

  get #mutations(): WriteMutation[] {
    // Only #submit makes mutations with this key.
    const all = this.#cache.findAll({
      mutationKey: this.#mutationKey,
    }) as unknown[] as WriteMutation[]
    return all.filter(
      ({ state: { status, variables } }) =>
        (status === 'pending' || status === 'error') && !variables?.controller.signal.aborted,
    )
  }

  /** The next writes are based on the cached deck. */
  #startFromCache() {
    const version = cachedDeck(this.#queryClient, this.#deckId)?.version ?? 0
    if (this.#unconfirmed && version > this.#unconfirmed.version) this.#unconfirmed = null
    if (!this.#unconfirmed) this.#version = version
  }

  #submit(write: Write): Promise<void> {
    const mutation = this.#cache.build<void, Error, QueuedWrite, unknown>(this.#queryClient, {
      mutationKey: this.#mutationKey,
      mutationFn: (queued) => this.#run(queued),
      scope: { id: this.#mutationKey.join(' ') },
      gcTime: Number.POSITIVE_INFINITY, // a failed one must not be garbage collected
    })
    const saved = this.#execute(mutation, {
      ...write,
      controller: new AbortController(),
      isRetry: false,
    })
    saved.catch(() => {}) // its failure is reported by an event, whether a caller awaits it or not
    return saved
  }
  async #execute(mutation: WriteMutation, write: QueuedWrite) {
    try {
      await mutation.execute(write)
      this.#remove(mutation)
    } catch (error) {
      if (write.controller.signal.aborted) this.#remove(mutation)
      throw error
    }
  }

  async #run(write: QueuedWrite) {
    const { signal } = write.controller
    signal.throwIfAborted()
    if (this.#outage && write.onRetry) this.#interrupt(write, this.#outage)
    if (this.#outage) throw this.#outage // writes after an unanswered one wait with it
    try {
      const deck = await this.#send(write)
      signal.throwIfAborted()
      if (!deck) return
      this.#version = deck.version
      this.#events.onSaved(write, deck)
    } catch (error) {
      if (!signal.aborted) this.#fail(write, error)
      throw error
    }
  }

  /** The deck after the write; null when there was nothing to send. */
  async #send(write: Write): Promise<DeckState | DeckDetail | null> {
    const found = await this.#reconcile(write)
    if (found || isIdle(write)) return found
    try {
      return await sendWrite(this.#deckId, write, this.#version)
    } catch (error) {
      if (!isInterruption(error)) throw error
      this.#unconfirmed = { write, version: this.#version }
      const reconciled = isSessionExpired(error) ? null : await this.#reconcileAtOnce(write)
      if (reconciled) return reconciled
      throw error
    }
  }

  /**
   * Checks whether the unconfirmed write was saved, and returns the deck if so. Throws if the deck differs
   * from the one that the next write is based on.
   */
  async #reconcile(next: Write): Promise<DeckDetail | null> {
    if (!this.#unconfirmed) return null
    const deck = await fetchDeck(this.#queryClient, this.#deckId)
    const { write, version } = this.#unconfirmed
    this.#unconfirmed = null
    if (deck.version === version) return null
    const { after } = write.step
    const isSaved =
      deck.version === version + 1 &&
      matches(deck, after) &&
      (!after.texts || (await areSaved(this.#deckId, after.texts)))
    // A caller that awaited it saw a failure: the next write is based on that, unless it is the same.
    if (isSaved && isSameWrite(next, write)) return deck
    throw changedElsewhere
  }

  async #reconcileAtOnce(write: Write) {
    try {
      return await this.#reconcile(write)
    } catch (error) {
      if (error === changedElsewhere) throw error
      return null // no response to this either: checked again before the next write
    }
  }

  #fail(write: Write, error: unknown) {
    if (isConflict(error)) this.#conflict(error)
    else if (isInterruption(error)) this.#interrupt(write, error)
    else this.#refuse(write, error)
  }

  #interrupt(write: Write, error: unknown) {
    if (write.onRetry) this.#drop(dependentWrites(write, this.writes), error)
    else this.#outage = error
    this.#events.onUnanswered(write, error)
  }

  #refuse(write: Write, error: unknown) {
    const lost = isGone(error) ? this.writes : dependentWrites(write, this.writes)
    this.#drop(lost, error)
    this.#events.onRefused(write, error, lost)
  }

  #conflict(error: unknown) {
    const lost = this.writes
    this.#unconfirmed = null
    this.#drop(lost, error)
    this.#events.onConflict(lost)
  }

  /** Pending mutations abort when they run. */
  #drop(lost: readonly Write[], reason: unknown) {
    for (const mutation of this.#mutations) {
      const { status, variables } = mutation.state
      if (!variables || !lost.includes(variables)) continue
      if (status === 'pending') variables.controller.abort(reason)
      else this.#remove(mutation)
    }
  }

  #remove(mutation: WriteMutation) {
    mutation.state.variables?.controller.abort()
    this.#cache.remove(mutation)
  }
}

/** Whether a write failed at least once without a response, and is not saved yet. */
export function hasFailedAttempt({ state }: Mutation): boolean {
  const { status, variables } = state as WriteMutation['state'] // of a mutation under writesKey
  if (variables?.controller.signal.aborted) return false
  return status === 'error' || (status === 'pending' && variables?.isRetry === true)
}

const changedElsewhere = new Error('The deck was changed elsewhere.')

function isConflict(error: unknown): boolean {
  return error === changedElsewhere || hasCode(error, 'deck_changed')
}

function isInterruption(error: unknown): boolean {
  return isUnanswered(error) || isSessionExpired(error)
}

function isGone(error: unknown): boolean {
  return hasCode(error, 'deck_not_found')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}
