import type { QueryClient } from '@tanstack/react-query'
import { deckQuery, decksQuery } from '../../../card-kit/decks-query.ts'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'

/** Removes deleted decks from the cache right away, in case refetching the list fails. */
export function forgetDecks(queryClient: QueryClient, deckIds: readonly string[]): void {
  const ids = new Set(deckIds)
  for (const id of ids) {
    deckChangesRegistry(queryClient).drop(id)
    queryClient.removeQueries({ queryKey: deckQuery(id).queryKey })
  }
  queryClient.setQueryData(decksQuery.queryKey, (decks) => decks?.filter(({ id }) => !ids.has(id)))
}
