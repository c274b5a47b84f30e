import type { SearchMode } from '@manafolio/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { cardSearchQuery } from '../../card-kit/card-search-query.ts'
import { useReloadWhenExpired } from '../../ui/use-reload-when-expired.ts'

export type CardSearchState = ReturnType<typeof useCardSearch>['search']

export function useCardSearch(query: string | undefined, mode: SearchMode) {
  const queryClient = useQueryClient()
  const search = useInfiniteQuery(cardSearchQuery(query, mode))
  useReloadWhenExpired(search.error)
  return {
    search,
    isSearching: search.isFetching && !search.isFetchingNextPage,
    /** Discards the results and fetches them again, so that an error is not hidden by old results. */
    restartSearch: () =>
      void queryClient.resetQueries({ queryKey: cardSearchQuery(query, mode).queryKey }),
  }
}
