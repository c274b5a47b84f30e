import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { StoredSearch } from '../../../card-kit/query-field/stored-search.ts'
import { addRecentSearch, type RecentSearch, useRecentSearches } from './recent-store.ts'
import { savedSearchesQuery } from './saved-searches-query.ts'

/**
 * The user's saved and recent searches, to offer under the field. The saved ones are not fetched
 * before they are wanted, since the results come first.
 */
export function useStoredSearches(userId: string, isWanted: boolean): readonly StoredSearch[] {
  const { data: saved = [] } = useQuery({ ...savedSearchesQuery, enabled: isWanted })
  const recent = useRecentSearches(userId)
  return [
    ...saved.map((search) => ({ kind: 'saved' as const, ...search })),
    ...recent.map((search) => ({ kind: 'recent' as const, name: null, sort: null, ...search })),
  ]
}

/**
 * Records what is searched for. Before a query is refined, its text is set, so that the refined one
 * takes its place.
 */
export function useRecordSearch(
  userId: string,
  query: string | undefined,
  mode: RecentSearch['mode'],
) {
  const refined = useRef<string>(undefined)
  const record = useEffectEvent((text: string) => {
    addRecentSearch(userId, { query: text, mode }, refined.current)
    refined.current = undefined
  })
  useEffect(() => {
    if (query) record(query)
    else refined.current = undefined // nothing is left to take the place of
  }, [query])
  return refined
}
