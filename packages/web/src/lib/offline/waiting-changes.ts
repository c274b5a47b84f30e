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
  remove(change: Pick<WaitingChange, 'userId' | 'changeId'>): void {
    storeText('localStorage', keyOf(change), null)
    show(changes.filter(({ changeId }) => changeId !== change.changeId))
  },
  storedOf,
  /** Those of a user that were stored before this page was opened, the oldest first. */
  restore(userId: string): readonly WaitingChange[] {
    show(storedOf(userId))
    return changes
  },
  /** Also shows which decks other pages of the user change; returns what ends that. */
  followOtherPages(userId: string): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (!key?.startsWith(memberKey(userId, keyStart))) return
      const decks = storedOf(userId).filter(({ kind }) => kind === 'deck')
      show([...changes.filter(({ kind }) => kind !== 'deck'), ...decks])
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  },
  /** Those in memory, when another user is signed in. */
  forget: (): void => show([]),
}

const keyStart = 'waiting:'

function keyOf({ userId, changeId }: Pick<WaitingChange, 'userId' | 'changeId'>): string {
  return memberKey(userId, `${keyStart}${changeId}`)
}

/** Those of a user in the browser's storage, the oldest first. */
function storedOf(userId: string): WaitingChange[] {
  const start = memberKey(userId, keyStart)
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .flatMap((key): WaitingChange[] => JSON.parse(`[${readStored('localStorage', key) ?? ''}]`))
    .sort((one, other) => one.since - other.since)
}

function show(next: readonly WaitingChange[]) {
  changes = next
  for (const listener of listeners) listener()
}
