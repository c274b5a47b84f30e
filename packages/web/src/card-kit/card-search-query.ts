import { type SearchMode, searchCards } from '@manafolio/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

/** The results of a query, page after page; nothing is fetched without one. */
export function cardSearchQuery(query: string | undefined, mode: SearchMode = 'cards') {
  return infiniteQueryOptions({
    queryKey: ['cards', 'search', query, mode],
    queryFn: ({ pageParam, signal }) =>
      call(searchCards, { input: { query: query ?? '', unique: mode, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    enabled: query !== undefined,
  })
}
