import type { CollectionEntry, CollectionFind, CollectionFound } from '@manafolio/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isSessionExpired, isUnanswered } from '../../lib/api-error.ts'
import type { CollectionParams } from './collection-params.ts'
import { findQuery } from './collection-query.ts'
import { sorts, usualSort } from './sorts.ts'

export type FoundEntries = ReturnType<typeof useFoundEntries>

/**
 * Of the entries those that are looked for, in their order. Without query and in the usual order that
 * is all of them as they are listed, and the server is not asked. While an answer is on its way or
 * does not come, what was shown before goes on to be.
 */
export function useFoundEntries(entries: CollectionEntry[], params: CollectionParams) {
  const find = useQuery(findQuery(findOf(params)))
  const { found = null, trouble } = useLastAnswer(find)
  const shown = useMemo(() => (found ? joined(entries, found) : entries), [entries, found])
  const refusal = find.data === undefined && isRefused(find.error) ? find.error : null
  return {
    shown,
    found,
    /** Nothing was found yet, and so there is nothing to show. */
    isFirst: find.data === undefined && found === null && !trouble && !refusal,
    isFinding: find.isPlaceholderData || find.isPending,
    isAsking: find.isFetching,
    /** Why the server does not look for such a thing: then nothing is shown. */
    refusal,
    /** There was no answer, and so there is what was shown before. */
    hasTrouble: trouble,
    error: find.error,
    findAgain: () => void find.refetch(),
  }
}

function findOf({ q = '', sort = usualSort, direction }: CollectionParams): CollectionFind | null {
  const { usual } = sorts[sort]
  if (q === '' && sort === usualSort && (direction ?? usual) === usual) return null
  return { q, sort, direction: direction ?? usual }
}

/** What was answered last, whatever was asked since; and whether the server did not answer since. */
function useLastAnswer(find: UseQueryResult<CollectionFound | null>) {
  const [found, setFound] = useState(find.data)
  const [trouble, setTrouble] = useState(false)
  if (find.data !== undefined && find.data !== found) setFound(find.data)
  const isAnswered = find.isSuccess && !find.isPlaceholderData
  const hasTrouble = find.isError ? !isRefused(find.error) : trouble && !isAnswered
  if (hasTrouble !== trouble) setTrouble(hasTrouble)
  return { found: find.data ?? found, trouble: hasTrouble }
}

function isRefused(error: Error | null): boolean {
  return error !== null && !isUnanswered(error) && !isSessionExpired(error)
}

/** An entry that was removed since is no longer there, whatever was found. */
function joined(entries: CollectionEntry[], { scryfallIds }: CollectionFound): CollectionEntry[] {
  const known = new Map(entries.map((entry) => [entry.scryfallId, entry]))
  return scryfallIds.flatMap((id) => known.get(id) ?? [])
}
