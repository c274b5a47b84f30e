import { newChangeId } from '../../../../lib/change-id.ts'
import { type WaitingChange, waitingChanges } from '../../../../lib/offline/waiting-changes.ts'
import { inverseOf } from './step.ts'
import { formatStep } from './step-text.ts'
import { isIdle, type Write } from './write.ts'

/** A write of a deck as it waits in the browser. */
interface WaitingWrite {
  deckId: string
  /** The version of the deck that the first one is based on; null once it was refused, for any. */
  version: number | null
  /** The page that holds the lock of this name sends it. */
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
  #held: Promise<(() => void) | null> | undefined
  /** Those that wait, by step: a write that is sent again is another object. */
  #writes = new Map<Write['step'], StoredWrite>()
  /** Those that the browser's storage had no room for. */
  readonly #unstored = new WeakSet<StoredWrite>()

  constructor(userId: string) {
    this.#userId = userId
  }

  get isEmpty(): boolean {
    return this.#writes.size === 0
  }

  /** Whether a closed tab would lose none of them. */
  get areStored(): boolean {
    return !this.isEmpty && [...this.#writes.values()].every((one) => !this.#unstored.has(one))
  }

  isSender({ change }: StoredWrite): boolean {
    return change.lock === this.#lock
  }

  /** From now on these are stored by this page. */
  adopt(stored: readonly StoredWrite[]): void {
    for (const one of stored) this.#writes.set(one.change.write.step, one)
  }

  /** Stores the writes that are left, and removes those that the server has. */
  store(writes: readonly Write[], deck: Deck): void {
    const before = this.#writes
    const waiting = writes.filter((write) => !isIdle(write))
    this.#writes = new Map(
      waiting.map((write, place) => [write.step, this.#put(deck, write, place)]),
    )
    for (const [step, one] of before) if (!this.#writes.has(step)) waitingChanges.remove(one)
    if (this.isEmpty) this.handOver()
    else this.#held ??= lockOf(this.#lock)
  }

  /**
   * Refused writes stay with the reason; called while they are still among those that are stored. False when
   * they are not: then who made them is there.
   */
  refuse(lost: readonly Write[], refusal: string): boolean {
    const refused = lost.flatMap(({ step }) => this.#writes.get(step) ?? [])
    for (const { change } of refused) this.#writes.delete(change.write.step)
    refuseWrites(refused, refusal)
    if (this.isEmpty) this.handOver()
    return refused.length > 0
  }

  clear(): void {
    for (const one of this.#writes.values()) waitingChanges.remove(one)
    this.handOver()
  }

  /** Lets another page send what is stored. */
  handOver(): void {
    this.#writes.clear()
    void this.#held?.then((release) => release?.())
    this.#held = undefined
  }

  #put({ id, name, version }: Deck, { by, step }: Write, place: number): StoredWrite {
    const before = this.#writes.get(step)
    const isOwn = before !== undefined && this.isSender(before)
    const isCurrent = isOwn && !this.#unstored.has(before)
    // Only the version of the first one is read.
    if (isCurrent && (place > 0 || before.change.version === version)) return before
    const stored = {
      changeId: before?.changeId ?? newChangeId(),
      userId: this.#userId,
      kind: 'deck' as const,
      change: { deckId: id, version, lock: this.#lock, write: { by, step } },
      text: before?.text ?? `${name}: ${textOf({ by, step })}`,
      since: isOwn ? before.since : Date.now() + place, // in their order
    }
    if (!waitingChanges.put(stored)) this.#unstored.add(stored)
    return stored
  }
}

/** Lists writes with the reason why they were not saved; they can be sent to the deck as it is then. */
export function refuseWrites(refused: readonly StoredWrite[], refusal: string): void {
  const lock = newChangeId()
  for (const one of refused)
    waitingChanges.put({ ...one, change: { ...one.change, version: null, lock }, refusal })
}

function textOf({ by, step }: Pick<Write, 'by' | 'step'>): string {
  return by === 'undo' ? `undid “${formatStep(inverseOf(step))}”` : formatStep(step)
}

/**
 * Takes a lock, which ends with the page at the latest: another one may send what it left then. Null while
 * another page has it.
 */
export function lockOf(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => {}) // pages that are not served over https
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(null)
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject)
  })
}
