import { type CardSort, limits, type SearchMode, searchCards } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

/** A search with how its results are listed. */
export interface SearchRequest {
  q: string
  mode: SearchMode
  sort: CardSort
}

/** All pages of a search have keys that begin with this. */
export function cardSearchKey({ q, mode, sort }: SearchRequest) {
  return ['cards', 'search', q, mode, sort] as const
}

/** One page of the results, counted from 1. */
export function cardSearchPageQuery(request: SearchRequest, page: number) {
  const { q, mode, sort } = request
  return queryOptions({
    queryKey: [...cardSearchKey(request), page],
    queryFn: ({ signal }) =>
      call(searchCards, { input: { query: q, unique: mode, sort, page }, signal }),
  })
}

/** The page that most likely has a position: versions of one card are never on two pages. */
export function likelyPage(position: number): number {
  return Math.floor(position / limits.searchPage) + 1
}
