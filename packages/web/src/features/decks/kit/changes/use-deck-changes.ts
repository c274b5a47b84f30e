import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { deckQuery } from '../../../../card-kit/decks-query.ts'
import { deckChangesRegistry } from './deck-changes-registry.ts'
import { withWrites } from './write.ts'

/** A deck with its unsaved changes applied, and the actions that change it. */
export function useDeckChanges(deckId: string) {
  const changes = deckChangesRegistry(useQueryClient()).of(deckId)
  const query = useQuery(deckQuery(deckId))
  const snapshot = useSyncExternalStore(changes.subscribe, changes.getSnapshot)
  useEffect(() => {
    changes.retry() // changes that were unsaved when the editor closed
    return changes.clearHistory
  }, [changes])
  const deck = useMemo(
    () => query.data && withWrites(query.data, snapshot.writes),
    [query.data, snapshot.writes],
  )
  return { deck, error: query.error, refetch: query.refetch, changes, snapshot }
}
