import { type SearchMode, searchCards } from '@manafolio/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { isSessionExpired } from '../../lib/api-error.ts'
import { toastFailure } from '../../ui/toast.ts'

const reloadAfterMs = 2000

export type CardSearchState = ReturnType<typeof useCardSearch>

/** The results of a query, page after page; nothing is asked without one. */
export function useCardSearch(query: string | undefined, mode: SearchMode) {
  const search = useInfiniteQuery({
    queryKey: ['cards', 'search', query, mode],
    queryFn: ({ pageParam, signal }) =>
      call(searchCards, { input: { query: query ?? '', unique: mode, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    enabled: query !== undefined,
  })
  useReloadWhenExpired(search.error)
  return search
}

function useReloadWhenExpired(error: Error | null) {
  useEffect(() => {
    if (!isSessionExpired(error)) return
    toastFailure('Session expired', 'Please refresh the page to log back in.')
    const timer = setTimeout(() => window.location.reload(), reloadAfterMs)
    return () => clearTimeout(timer)
  }, [error])
}
