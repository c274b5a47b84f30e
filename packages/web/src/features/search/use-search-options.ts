import type { CardSort, SearchMode, SearchView } from '@manafolio/contract'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SearchRequest } from '../../card-kit/card-search-query.ts'
import { useChangeSettings, useUserSettings } from '../../card-kit/user-settings.ts'

const route = getRouteApi('/')

export interface SearchOptions {
  query: string | undefined
  mode: SearchMode
  /** Undefined until the user's settings are known, where the address does not say. */
  sort: CardSort | undefined
  view: SearchView | undefined
  /** What is searched for; undefined without a query, and until it is known how to sort. */
  request: SearchRequest | undefined
}

/** How to search and to show the results: as the address says, else as the user's settings do. */
export function useSearchOptions(): SearchOptions {
  const { q: query, mode = 'cards', ...chosen } = route.useSearch()
  const settings = useUserSettings()
  const sort = chosen.sort ?? settings?.searchSort
  const view = chosen.view ?? settings?.searchView
  const request = useMemo(
    () => (query && sort ? { q: query, mode, sort } : undefined),
    [query, mode, sort],
  )
  return { query, mode, sort, view, request }
}

/** Each choice is in the address; sort and view are also the user's from then on. */
export function useChangeOptions() {
  const navigate = route.useNavigate()
  const changeSettings = useChangeSettings()
  return {
    changeMode: (mode: SearchMode) =>
      void navigate({ search: (params) => ({ ...params, mode }), replace: true }),
    /** A query that orders the results itself has that removed. */
    async changeSort(sort: CardSort, orderingQuery: string | undefined) {
      changeSettings({ searchSort: sort })
      const change = orderingQuery === undefined ? {} : { q: await unordered(orderingQuery) }
      void navigate({ search: (params) => ({ ...params, sort, ...change }), replace: true })
    },
    /** The same results, so they stay where they are. */
    changeView(view: SearchView) {
      changeSettings({ searchView: view })
      const search = (params: object) => ({ ...params, view })
      void navigate({ search, replace: true, resetScroll: false })
    },
  }
}

async function unordered(query: string): Promise<string> {
  const { withoutOrder } = await import('./without-order.ts')
  return withoutOrder(query)
}
