import {
  type CollectionEntry,
  type CollectionFind,
  type CollectionFound,
  findInCollection,
  getCollectionStats,
  listCollection,
} from '@manafolio/contract'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { sharedEntries } from './shared-entries.ts'

/** Kept as long as somebody is signed in: who comes back finds the place where they were. */
const kept = { gcTime: Number.POSITIVE_INFINITY }

export const entriesQuery = queryOptions({
  ...kept,
  queryKey: [...collectionKey, 'entries'],
  queryFn: ({ signal }) => call(listCollection, { signal }),
  structuralSharing: (before, after) =>
    // Both are what the function above gave.
    sharedEntries(before as CollectionEntry[] | undefined, after as CollectionEntry[]),
})

export const statsQuery = queryOptions({
  ...kept,
  queryKey: [...collectionKey, 'stats'],
  queryFn: ({ signal }) => call(getCollectionStats, { signal }),
})

/**
 * What a query finds in the collection and in which order; null for all of it as it is listed. While
 * it is asked for, the data is that of before.
 */
export function findQuery(find: CollectionFind | null) {
  return queryOptions<CollectionFound | null>({
    queryKey: [...collectionKey, 'find', find],
    queryFn: find ? ({ signal }) => call(findInCollection, { input: find, signal }) : skipToken,
    ...(find === null && { initialData: null }),
    placeholderData: keepPreviousData,
  })
}
