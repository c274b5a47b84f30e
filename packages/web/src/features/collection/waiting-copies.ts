import { formatCopies } from '../../lib/formats.ts'
import { untilReachable } from '../../lib/offline/until-reachable.ts'
import { type WaitingChange, waitingChanges } from '../../lib/offline/waiting-changes.ts'
import type { EntryChange } from './entry-change.ts'
import type { EntryChangeQueue } from './entry-change-queue.ts'

/**
 * Sends a change when there is a network, again and again under the same id. From when one waits, all
 * that come after it are stored with it, so that a closed tab loses none.
 */
export function sendOnceOnline<T>(queue: EntryChangeQueue, send: () => Promise<T>): Promise<T> {
  follow(queue)
  storePending(queue.pending())
  return untilReachable(send)
}

/** Sends what was stored in an earlier visit, or refused before. */
export function restoreCopies(queue: EntryChangeQueue, changes: readonly WaitingChange[]): void {
  follow(queue)
  for (const change of changes) waitingChanges.put(change)
  queue.restore(changes.map(({ change }) => change as EntryChange)) // only storePending stores this kind
}

/** Whether the change waits for the network, perhaps since an earlier visit. */
export function isStored({ changeId }: EntryChange): boolean {
  return storedChanges().some((stored) => stored.changeId === changeId)
}

/** Whether what is pending is stored, too. */
export function isStoring(): boolean {
  return storedChanges().some(({ changeId }) => seen.has(changeId))
}

/**
 * Refused changes stay with the reason, since nobody may be looking. False when they were not stored:
 * then who made them is there.
 */
export function storeRefusal(changes: readonly EntryChange[], refusal: string): boolean {
  const stored = changes.map(({ changeId }) => waitingChanges.refuse(changeId, refusal))
  return stored.includes(true)
}

const followed = new WeakSet<EntryChangeQueue>()

function follow(queue: EntryChangeQueue): void {
  if (followed.has(queue)) return
  followed.add(queue)
  queue.subscribe(() => update(queue.pending()))
}

function storedChanges(): readonly WaitingChange[] {
  return waitingChanges.all().filter(({ kind, refusal }) => kind === 'copies' && !refusal)
}

/** The ids of changes that were pending: what is stored and was not yet is still to be restored. */
const seen = new Set<string>()

/** Removes what the server has. */
function update(pending: readonly EntryChange[]): void {
  const stored = storedChanges()
  const ids = new Set(pending.map(({ changeId }) => changeId))
  for (const one of stored) {
    if (seen.has(one.changeId) && !ids.has(one.changeId)) waitingChanges.remove(one)
  }
  if (stored.some(({ changeId }) => ids.has(changeId))) storePending(pending)
}

function storePending(pending: readonly EntryChange[]): void {
  for (const { changeId } of pending) seen.add(changeId)
  const stored = new Map(storedChanges().map((change) => [change.changeId, change]))
  for (const change of pending) {
    const before = stored.get(change.changeId)
    if (before?.change === change) continue
    waitingChanges.put(waitingChangeOf(change, before?.since ?? Date.now()))
  }
}

function waitingChangeOf(change: EntryChange, since: number): WaitingChange {
  const { changeId, entry, cardName, quantity } = change
  const text = quantity === 0 ? `${cardName}: removed` : `${cardName}: ${formatCopies(quantity)}`
  return { changeId, userId: entry.userId, kind: 'copies', change, text, since }
}
