import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  cardSearchKey,
  cardSearchPageQuery,
  type SearchRequest,
} from '../../card-kit/card-search-query.ts'
import { useReloadWhenExpired } from '../../ui/use-reload-when-expired.ts'

export type CardSearchState = ReturnType<typeof useCardSearch>['search']

/** The first page of the results, with what is known of all of them. */
export function useCardSearch(request: SearchRequest | undefined) {
  const queryClient = useQueryClient()
  const search = useQuery(
    request
      ? cardSearchPageQuery(request, 1)
      : { queryKey: ['cards', 'search', 'none'], queryFn: skipToken },
  )
  useReloadWhenExpired(search.error)
  return {
    search,
    /** Discards the results and fetches them again, so that an error is not hidden by old results. */
    restartSearch: () =>
      request && void queryClient.resetQueries({ queryKey: cardSearchKey(request) }),
  }
}
