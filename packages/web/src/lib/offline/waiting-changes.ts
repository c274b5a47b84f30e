import { readStored, storedKeys, storeText } from '../browser-storage.ts'
import { memberKey } from '../member-storage.ts'

/** A change that the server has not got yet. It survives a reload. */
export interface WaitingChange {
  /** Its idempotency key. */
  changeId: string
  userId: string
  /** What knows how to send it. */
  kind: 'copies' | 'addition' | 'deck'
  /** What is to be sent, as that needs it. */
  change: unknown
  /** Such as “Opt: 3 copies”. */
  text: string
  /** When it began to wait, in milliseconds since 1970. */
  since: number
  /** Why the server refused it; then it is not sent again by itself. */
  refusal?: string
}

let changes: readonly WaitingChange[] = []
const listeners = new Set<() => void>()

export const waitingChanges = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  all: (): readonly WaitingChange[] => changes,
  /** Adds a change, or replaces the one with its id. False when it could not be stored. */
  put(change: WaitingChange): boolean {
    const isStored = storeText('localStorage', keyOf(change), JSON.stringify(change))
    const place = changes.findIndex(({ changeId }) => changeId === change.changeId)
    show(place < 0 ? [...changes, change] : changes.with(place, change))
    return isStored
  },
  /** Stores why the server refused a change. False when it does not wait here, or no longer. */
  refuse(changeId: string, refusal: string): boolean {
    const change = changes.find((one) => one.changeId === changeId)
    if (change) this.put({ ...change, refusal })
    return change !== undefined
  },
  remove(changeId: string): void {
    const change = changes.find((one) => one.changeId === changeId)
    if (!change) return
    storeText('localStorage', keyOf(change), null)
    this.hide(changeId)
  },
  /** Another page sends it. */
  hide(changeId: string): void {
    show(changes.filter((one) => one.changeId !== changeId))
  },
  /** Those of a user that were stored before this page was opened, the oldest first. */
  restore(userId: string): readonly WaitingChange[] {
    const start = memberKey(userId, keyStart)
    const stored = storedKeys()
      .filter((key) => key.startsWith(start))
      .flatMap((key): WaitingChange[] => JSON.parse(`[${readStored('localStorage', key) ?? ''}]`))
      .sort((one, other) => one.since - other.since)
    show(stored)
    return stored
  },
  /** Those in memory, when another user is signed in. */
  forget: (): void => show([]),
}

const keyStart = 'waiting:'

function keyOf({ userId, changeId }: WaitingChange): string {
  return memberKey(userId, `${keyStart}${changeId}`)
}

function show(next: readonly WaitingChange[]) {
  changes = next
  for (const listener of listeners) listener()
}
