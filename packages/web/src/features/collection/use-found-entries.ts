import type { CollectionEntry, CollectionFind, CollectionFound } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CollectionParams } from './collection-params.ts'
import { findQuery } from './collection-query.ts'
import { sorts, usualSort } from './sorts.ts'

/**
 * Of the entries those that are looked for, in their order. Without query and in the usual order that
 * is all of them as they are listed, and the server is not asked. While an answer is on its way, what
 * was shown before goes on to be.
 */
export function useFoundEntries(entries: CollectionEntry[], params: CollectionParams) {
  const find = useQuery(findQuery(findOf(params)))
  const found = find.data ?? null
  const shown = useMemo(() => (found ? joined(entries, found) : entries), [entries, found])
  return {
    shown,
    found,
    /** Nothing was found yet, and so there is nothing to show. */
    isFirst: find.isPending,
    isFinding: find.isPlaceholderData || find.isPending,
    /** Why nothing can be shown; what is there is not hidden when it can't be found anew. */
    error: find.data === undefined ? find.error : null,
    findAgain: () => void find.refetch(),
  }
}

function findOf({ q = '', sort = usualSort, direction }: CollectionParams): CollectionFind | null {
  const { usual } = sorts[sort]
  if (q === '' && sort === usualSort && (direction ?? usual) === usual) return null
  return { q, sort, direction: direction ?? usual }
}

/** An entry that was removed since is no longer there, whatever was found. */
function joined(entries: CollectionEntry[], { scryfallIds }: CollectionFound): CollectionEntry[] {
  const known = new Map(entries.map((entry) => [entry.scryfallId, entry]))
  return scryfallIds.flatMap((id) => known.get(id) ?? [])
}
