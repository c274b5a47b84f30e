import { newChangeId } from '../../../../lib/change-id.ts'
import { type WaitingChange, waitingChanges } from '../../../../lib/offline/waiting-changes.ts'
import { formatStep } from './step-text.ts'
import type { Write } from './write.ts'

/** A write of a deck as it waits in the browser. */
export interface WaitingWrite {
  deckId: string
  /** The version of the deck that the first one is based on; null once it was refused, for any. */
  version: number | null
  /** What holds the lock of this name sends it. */
  lock: string
  write: Pick<Write, 'by' | 'step'>
}

/** A write of a deck that was stored, perhaps on an earlier visit. */
export type StoredWrite = WaitingChange & { change: WaitingWrite }

interface Deck {
  id: string
  name: string
  /** That the next write is based on. */
  version: number
}

/** The writes of a deck that wait for the network, stored so that a closed tab loses none. */
export class WaitingWrites {
  readonly #userId: string
  readonly #lock = newChangeId()
  #release: (() => void) | undefined
  /** Those that wait, by step: a write that is sent again is another object. */
  #stored = new Map<Write['step'], StoredWrite>()
  /** The browser's storage may be full. */
  #areAll = true

  constructor(userId: string) {
    this.#userId = userId
  }

  get isStoring(): boolean {
    return this.#stored.size > 0
  }

  /** Whether a closed tab would lose none of them. */
  get areStored(): boolean {
    return this.isStoring && this.#areAll
  }

  isSender({ change }: StoredWrite): boolean {
    return change.lock === this.#lock
  }

  /** From now on these are stored by this page. */
  adopt(changes: readonly StoredWrite[]): void {
    for (const stored of changes) this.#stored.set(stored.change.write.step, stored)
  }

  /** Stores the writes that are left, and removes those that the server has. */
  store(writes: readonly Write[], deck: Deck): void {
    const before = this.#stored
    this.#areAll = true
    this.#stored = new Map(
      writes.map((write, place) => [write.step, this.#put(deck, write, place)]),
    )
    for (const [step, { changeId }] of before) {
      if (!this.#stored.has(step)) waitingChanges.remove(changeId)
    }
    if (this.isStoring) this.#hold()
    else this.leave()
  }

  clear(): void {
    for (const { changeId } of this.#stored.values()) waitingChanges.remove(changeId)
    this.leave()
  }

  /**
   * Refused writes stay with the reason; called before they are stored without them. False when they were not
   * stored: then who made them is there.
   */
  refuse(lost: readonly Write[], refusal: string): boolean {
    const lock = newChangeId()
    const refused = lost.flatMap(({ step }) => this.#stored.get(step) ?? [])
    for (const stored of refused) {
      this.#stored.delete(stored.change.write.step)
      waitingChanges.put({ ...stored, change: { ...stored.change, version: null, lock }, refusal })
    }
    if (!this.isStoring) this.leave()
    return refused.length > 0
  }

  #put({ id, name, version }: Deck, { by, step }: Write, place: number): StoredWrite {
    const before = this.#stored.get(step)
    const isCurrent = before?.change.lock === this.#lock
    if (isCurrent && (place > 0 || before.change.version === version)) return before
    const stored = {
      changeId: before?.changeId ?? newChangeId(),
      userId: this.#userId,
      kind: 'deck' as const,
      change: { deckId: id, version, lock: this.#lock, write: { by, step } },
      text: before?.text ?? `${name}: ${formatStep(step)}`,
      since: before?.since ?? Date.now() + place, // in their order
    }
    this.#areAll = waitingChanges.put(stored) && this.#areAll
    return stored
  }

  #hold() {
    if (this.#release) return
    this.#release = () => {}
    void lockOf(this.#lock).then((release) => {
      if (release) this.#release = release
    })
  }

  /** What is stored may be sent by another page. */
  leave(): void {
    this.#stored.clear()
    this.#release?.()
    this.#release = undefined
  }
}

/**
 * Takes a lock, which a page that is closed loses: another may send what it left then. Null while another
 * page has it.
 */
export function lockOf(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => {}) // pages that are not served over https
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(null)
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject)
  })
}
