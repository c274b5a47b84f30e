import type { QueryClient } from '@tanstack/react-query'
import { failureMessage } from '../../../../lib/failure-message.ts'
import { type WaitingChange, waitingChanges } from '../../../../lib/offline/waiting-changes.ts'
import { fetchDeck } from './deck-cache.ts'
import { deckChangesRegistry } from './deck-changes-registry.ts'
import { lockOf, type StoredWrite } from './waiting-writes.ts'

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

async function restoreTogether(queryClient: QueryClient, group: readonly StoredWrite[]) {
  const [first] = group
  if (!first) return
  const { deckId, lock, version } = first.change
  const changes = deckChangesRegistry(queryClient).of(deckId)
  if (changes.isSending(first)) return changes.retry()
  const release = await lockOf(lock)
  if (!release) return // another open page sends them
  try {
    if (version === null) await fetchDeck(queryClient, deckId)
    changes.restore(group)
  } catch (error) {
    const refusal = failureMessage(error, 'The server is not responding.')
    for (const one of group) waitingChanges.put({ ...one, refusal })
  } finally {
    release()
  }
}
