import { newChangeId } from '../../lib/change-id.ts'
import type { EntryChange } from './entry-change.ts'

interface Sender {
  /** Whether a change may still be sent: not once another user is signed in. */
  isWanted: (change: EntryChange) => boolean
  /** Sends a change; rejects when it fails. */
  send: (change: EntryChange) => Promise<unknown>
  /** Called for a change that failed, with the means to send it and those after it again. */
  onFailed: (error: unknown, change: EntryChange, retry: () => void) => void
}

/**
 * The changes of each entry, sent one after the other. Those made while a request runs are folded
 * into one, so that no press is lost and the server is asked no more often than it answers.
 */
export class EntryChangeQueue {
  readonly #sender: Sender
  /** By printing; the first of each is under way. */
  readonly #queues = new Map<string, EntryChange[]>()
  /** Changes that a request was made for; a retry must send the same payload. */
  readonly #sent = new WeakSet<EntryChange>()
  readonly #listeners = new Set<() => void>()
  #pending: readonly EntryChange[] = []

  constructor(sender: Sender) {
    this.#sender = sender
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** All changes that are not acknowledged, in the order in which they take effect. */
  pending = (): readonly EntryChange[] => this.#pending

  /** Whether there are changes that no request was made for yet. */
  hasUnsent = (): boolean => this.#pending.some((change) => !this.#sent.has(change))

  /** Returns the id of the change that the server will know. */
  add(change: Omit<EntryChange, 'changeId'>): string {
    const queue = this.#queues.get(change.entry.scryfallId) ?? []
    const last = queue.at(-1)
    const isFolded = last !== undefined && !this.#sent.has(last)
    const { changeId, entry } = isFolded ? last : { ...change, changeId: newChangeId() }
    if (isFolded) queue.pop()
    // More and less of the same cancel out.
    const isNothing = isFolded && change.quantity === entry.quantity
    this.#enqueue(isNothing ? [] : [{ ...change, entry, changeId }])
    return changeId
  }

  /** Of one entry. */
  #enqueue(changes: readonly EntryChange[]) {
    for (const change of changes) {
      const { scryfallId } = change.entry
      const queue = this.#queues.get(scryfallId)
      if (queue) queue.push(change)
      else {
        this.#queues.set(scryfallId, [change])
        void this.#sendAll(scryfallId)
      }
    }
    this.#changed()
  }

  async #sendAll(scryfallId: string) {
    const queue = this.#queues.get(scryfallId) ?? []
    const { isWanted, send, onFailed } = this.#sender
    for (let change = queue[0]; change && isWanted(change); change = queue[0]) {
      this.#sent.add(change)
      try {
        await send(change)
        queue.shift()
      } catch (error) {
        const failed = queue.splice(0)
        onFailed(error, change, () => this.#enqueue(failed))
      }
      this.#changed()
    }
    this.#queues.delete(scryfallId)
    this.#changed()
  }

  #changed() {
    this.#pending = [...this.#queues.values()].flat()
    for (const listener of this.#listeners) listener()
  }
}
