import { type SearchMode, searchCards } from '@manafolio/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useReloadWhenExpired } from '../../ui/use-reload-when-expired.ts'

export type CardSearchState = ReturnType<typeof useSearchPages>

/** The results of a query, page after page; nothing is asked without one. */
export function useCardSearch(query: string | undefined, mode: SearchMode) {
  const queryClient = useQueryClient()
  const search = useSearchPages(query, mode)
  useReloadWhenExpired(search.error)
  return {
    search,
    isSearching: search.isFetching && !search.isFetchingNextPage,
    /** Forgets the results and asks for them anew, so that an error is not hidden by the old ones. */
    searchAgain: () => void queryClient.resetQueries({ queryKey: searchKey(query, mode) }),
  }
}

function useSearchPages(query: string | undefined, mode: SearchMode) {
  return useInfiniteQuery({
    queryKey: searchKey(query, mode),
    queryFn: ({ pageParam, signal }) =>
      call(searchCards, { input: { query: query ?? '', unique: mode, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    enabled: query !== undefined,
  })
}

function searchKey(query: string | undefined, mode: SearchMode) {
  return ['cards', 'search', query, mode]
}
