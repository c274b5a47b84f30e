import { limits, type SearchMode, searchModes } from '@manafolio/contract'
import { useSyncExternalStore } from 'react'
import { readStored, storeText } from '../../../lib/browser-storage.ts'
import { memberKey } from '../../../lib/member-storage.ts'

export interface RecentSearch {
  query: string
  mode: SearchMode
}

const maxSearches = 20
const listeners = new Set<() => void>()

/** The last searches of a user in this browser, the newest first. */
export function useRecentSearches(userId: string): readonly RecentSearch[] {
  const text = useSyncExternalStore(subscribe, () => readStored('localStorage', keyOf(userId)))
  return readSearches(text)
}

/** A search that refines another, as filters do, takes its place. */
export function addRecentSearch(userId: string, search: RecentSearch, refined?: string): void {
  const others = currentSearches(userId).filter(
    ({ query }) => query !== search.query && query !== refined,
  )
  store(userId, [search, ...others].slice(0, maxSearches))
}

/** Removes one, or all. */
export function removeRecentSearches(userId: string, query?: string): void {
  const isLeft = (search: RecentSearch) => query !== undefined && search.query !== query
  store(userId, currentSearches(userId).filter(isLeft))
}

function keyOf(userId: string): string {
  return memberKey(userId, 'recent-searches')
}

function currentSearches(userId: string): readonly RecentSearch[] {
  return readSearches(readStored('localStorage', keyOf(userId)))
}

function store(userId: string, searches: readonly RecentSearch[]) {
  const text = searches.length === 0 ? null : JSON.stringify(searches)
  storeText('localStorage', keyOf(userId), text)
  for (const listener of listeners) listener()
}

/** Another version of the pages may have stored them, so they are checked. */
function readSearches(text: string | null): readonly RecentSearch[] {
  if (!text) return []
  try {
    const searches: unknown = JSON.parse(text)
    return Array.isArray(searches) ? searches.filter(isSearch) : []
  } catch {
    return []
  }
}

function isSearch(search: unknown): search is RecentSearch {
  if (typeof search !== 'object' || search === null) return false
  const { query, mode }: Partial<Record<keyof RecentSearch, unknown>> = search
  const isQuery = typeof query === 'string' && query !== '' && query.length <= limits.queryMax
  return isQuery && searchModes.some((name) => name === mode)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
