import type { QueryClient } from '@tanstack/react-query'
import { signedInId } from '../../../../lib/current-user.ts'
import { failureMessage } from '../../../../lib/failure-message.ts'
import { type WaitingChange, waitingChanges } from '../../../../lib/offline/waiting-changes.ts'
import { fetchDeck } from './deck-cache.ts'
import { deckChangesRegistry } from './deck-changes-registry.ts'
import { lockOf, refuseWrites, type StoredWrite } from './waiting-writes.ts'

/** Sends writes of decks that were stored on an earlier visit, or refused before, the oldest first. */
export async function restoreDeckWrites(
  queryClient: QueryClient,
  changes: readonly WaitingChange[],
): Promise<void> {
  const stored = changes as readonly StoredWrite[] // only WaitingWrites stores this kind
  const groups = new Map<string, StoredWrite[]>()
  for (const one of stored) {
    const { lock } = one.change
    groups.set(lock, [...(groups.get(lock) ?? []), one])
  }
  for (const group of groups.values()) await restoreTogether(queryClient, group)
}

/** Sends again what this page has sent without a response. */
export function retryDeckWrites(queryClient: QueryClient, changes: readonly WaitingChange[]): void {
  const stored = changes as readonly StoredWrite[] // only WaitingWrites stores this kind
  const ids = new Set(stored.map(({ change: { deckId } }) => deckId))
  for (const deckId of ids) deckChangesRegistry(queryClient).of(deckId).retry()
}

async function restoreTogether(queryClient: QueryClient, group: readonly StoredWrite[]) {
  const [first] = group
  if (!first || signedInId(queryClient) !== first.userId) return
  const { deckId, lock } = first.change
  if (deckChangesRegistry(queryClient).of(deckId).isSending(first)) return
  const release = await lockOf(lock)
  if (!release) return // another open page sends them
  try {
    await sendGroup(queryClient, group)
  } finally {
    release()
  }
}

async function sendGroup(queryClient: QueryClient, group: readonly StoredWrite[]) {
  const [first] = group
  if (!first) return
  const { deckId, version } = first.change
  try {
    if (version === null) await fetchDeck(queryClient, deckId)
  } catch (error) {
    return refuseWrites(stillStored(group), failureMessage(error, 'The server is not responding.'))
  }
  const stored = stillStored(group)
  if (stored.length > 0 && signedInId(queryClient) === first.userId)
    deckChangesRegistry(queryClient).of(deckId).restore(stored)
}

/** Meanwhile they may have been discarded, or sent by another page. */
function stillStored(group: readonly StoredWrite[]): StoredWrite[] {
  const [first] = group
  const locks = new Map(
    waitingChanges.storedOf(first?.userId ?? '').map((one) => [
      one.changeId,
      (one as StoredWrite).change.lock, // the same kind as in the group
    ]),
  )
  return group.filter(({ changeId, change }) => locks.get(changeId) === change.lock)
}
