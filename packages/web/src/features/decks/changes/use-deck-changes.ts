import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { deckQuery } from '../decks-query.ts'
import { withWrites } from './deck-changes.ts'
import { knownChanges } from './known-changes.ts'

/** A deck as it is shown, with its changes laid over what the server told, and what changes it. */
export function useDeckChanges(deckId: string) {
  const changes = knownChanges(useQueryClient()).of(deckId)
  const query = useQuery(deckQuery(deckId))
  const now = useSyncExternalStore(changes.subscribe, changes.now)
  useEffect(() => {
    changes.retry() // what an outage kept when it was closed
    return changes.forget
  }, [changes])
  const deck = useMemo(
    () => query.data && withWrites(query.data, now.writes),
    [query.data, now.writes],
  )
  return { deck, error: query.error, refetch: query.refetch, changes, now }
}
