import { newChangeId } from '../../lib/change-id.ts'
import type { EntryChange } from './entry-change.ts'

interface Sender {
  /** Whether a change may still be sent: false once another user has signed in. */
  canSend: (change: EntryChange) => boolean
  /** Sends a change; rejects if it fails. */
  send: (change: EntryChange) => Promise<unknown>
  /** Called when a change fails, with it and the ones queued behind it, and a function that retries them. */
  onFailed: (
    error: unknown,
    failed: readonly [EntryChange, ...EntryChange[]],
    retry: () => void,
  ) => void
}

/**
 * Sends the changes of each entry one after the other. Changes made during a request are combined
 * into one, so that no press is lost and at most one request per entry is running.
 */
export class EntryChangeQueue {
  readonly #sender: Sender
  /** Queues by printing; the first change of each is being sent. */
  readonly #queues = new Map<string, EntryChange[]>()
  /** Changes that were sent at least once; a retry must send the same payload. */
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

  /** All unacknowledged changes, in the order in which they apply. */
  pending = (): readonly EntryChange[] => this.#pending

  /** Queues changes that were made before the page was opened, to be sent under the same ids. */
  restore(changes: readonly EntryChange[]): void {
    const known = new Set(this.#pending.map(({ changeId }) => changeId))
    this.#enqueue(changes.filter(({ changeId }) => !known.has(changeId)))
  }

  /** Whether there are changes that were never sent. */
  hasUnsent = (): boolean => this.#pending.some((change) => !this.#sent.has(change))

  /** Returns the id of the change that will be sent. */
  add(change: Omit<EntryChange, 'changeId'>): string {
    const queue = this.#queues.get(change.entry.scryfallId) ?? []
    const last = queue.at(-1)
    const isFolded = last !== undefined && !this.#sent.has(last)
    const { changeId, entry } = isFolded ? last : { ...change, changeId: newChangeId() }
    if (isFolded) queue.pop()
    // Opposite changes cancel out.
    const isNothing = isFolded && change.quantity === entry.quantity
    this.#enqueue(isNothing ? [] : [{ ...change, entry, changeId }])
    return changeId
  }

  /** The queue of one entry. */
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
    const { canSend, send, onFailed } = this.#sender
    for (let change = queue[0]; change && canSend(change); change = queue[0]) {
      this.#sent.add(change)
      try {
        await send(change)
        queue.shift()
      } catch (error) {
        const [, ...behind] = queue.splice(0)
        const failed = [change, ...behind] as const
        onFailed(error, failed, () => this.#enqueue(failed))
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
