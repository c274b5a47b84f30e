import type { QueryClient } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { deckQuery } from '../decks-query.ts'
import { DeckChanges, withWrites } from './deck-changes.ts'

/** A deck as it is shown, with its changes laid over what the server told, and what changes it. */
export function useDeckChanges(deckId: string) {
  const changes = changesOf(useQueryClient(), deckId)
  const query = useQuery(deckQuery(deckId))
  const now = useSyncExternalStore(changes.subscribe, changes.now)
  useEffect(() => changes.forget, [changes])
  const deck = useMemo(
    () => query.data && withWrites(query.data, now.writes),
    [query.data, now.writes],
  )
  return { deck, error: query.error, refetch: query.refetch, changes, now }
}

const known = new WeakMap<QueryClient, Map<string, DeckChanges>>()

/** The same for a deck, whoever asks: what is not sent yet when an editor is closed goes on. */
function changesOf(queryClient: QueryClient, deckId: string): DeckChanges {
  const ofClient = known.get(queryClient) ?? new Map<string, DeckChanges>()
  known.set(queryClient, ofClient)
  const changes = ofClient.get(deckId) ?? new DeckChanges(queryClient, deckId)
  ofClient.set(deckId, changes)
  return changes
}
