import {
  type CollectionEntry,
  type CollectionFind,
  type CollectionFound,
  findInCollection,
  getCollectionStats,
  listCollection,
  type Variant,
} from '@manafolio/contract'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { collectionKey } from '../../lib/collection-key.ts'

/**
 * Never garbage-collected while the user is signed in: returning to the page restores the scroll
 * position.
 */
const cachedForever = { gcTime: Number.POSITIVE_INFINITY }

export const entriesQuery = queryOptions({
  ...cachedForever,
  queryKey: [...collectionKey, 'entries'],
  queryFn: ({ signal }) => call(listCollection, { signal }),
  meta: { isStored: true },
  structuralSharing: (before, after) =>
    // Both lists are outputs of the function above.
    sharedEntries(before as CollectionEntry[] | undefined, after as CollectionEntry[]),
})

export const statsQuery = queryOptions({
  ...cachedForever,
  queryKey: [...collectionKey, 'stats'],
  queryFn: ({ signal }) => call(getCollectionStats, { signal }),
  meta: { isStored: true },
})

/**
 * The matches of a query in the collection, in order; null for the whole collection in the default
 * order. The previous data is shown while it loads.
 */
export function findQuery(find: CollectionFind | null) {
  return queryOptions<CollectionFound | null>({
    queryKey: [...collectionKey, 'find', find],
    queryFn: find ? ({ signal }) => call(findInCollection, { input: find, signal }) : skipToken,
    ...(find === null && { initialData: null }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Returns a new list that reuses the previous objects of unchanged entries, so that only changed
 * tiles rerender; the previous list itself if both are equal. Made for long lists: TanStack's
 * structural sharing compares by index, and a card inserted at the front changes every index.
 */
export function sharedEntries(
  before: CollectionEntry[] | undefined,
  after: CollectionEntry[],
): CollectionEntry[] {
  if (!before) return after
  let known: Map<string, CollectionEntry> | undefined
  const shared = after.map((entry, place) => {
    const there = before[place]
    if (there?.scryfallId === entry.scryfallId) return sharedEntry(there, entry)
    known ??= new Map(before.map((one) => [one.scryfallId, one]))
    return sharedEntry(known.get(entry.scryfallId), entry)
  })
  const isSame = before.length === shared.length && shared.every((one, at) => one === before[at])
  return isSame ? before : shared
}

function sharedEntry(before: CollectionEntry | undefined, after: CollectionEntry): CollectionEntry {
  return before && isEqual(before, after) ? before : after
}

function isEqual(a: CollectionEntry, b: CollectionEntry): boolean {
  return (
    a.id === b.id &&
    a.userId === b.userId &&
    a.quantity === b.quantity &&
    a.addedAt === b.addedAt &&
    a.withdrawnAt === b.withdrawnAt &&
    a.variants.length === b.variants.length &&
    a.variants.every((variant, at) => isSameVariant(variant, b.variants[at]))
  )
}

function isSameVariant(a: Variant, b: Variant | undefined): boolean {
  return (
    a.quantity === b?.quantity &&
    a.finish === b.finish &&
    a.condition === b.condition &&
    a.language === b.language
  )
}
