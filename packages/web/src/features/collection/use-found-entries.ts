import type { CollectionEntry, CollectionFind, CollectionFound } from '@manafolio/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isSessionExpired, isUnanswered } from '../../lib/api-error.ts'
import type { CollectionParams } from './collection-params.ts'
import { findQuery } from './collection-query.ts'
import { sorts, usualSort } from './sorts.ts'

export type FoundEntries = ReturnType<typeof useFoundEntries>

/**
 * The entries that match, in their order. Without a query and in the default order these are all
 * entries as listed, and no request is sent. While a response is pending or fails, the previous
 * entries stay.
 */
export function useFoundEntries(entries: CollectionEntry[], params: CollectionParams) {
  const find = useQuery(findQuery(findOf(params)))
  const { found = null, failed } = useLastAnswer(find)
  const shown = useMemo(() => (found ? joined(entries, found) : entries), [entries, found])
  const refusal = find.data === undefined && isRefused(find.error) ? find.error : null
  return {
    shown,
    found,
    /** There is no response yet, so there is nothing to show. */
    isFirst: find.data === undefined && found === null && !failed && !refusal,
    isFinding: find.isPlaceholderData || find.isPending,
    isFetching: find.isFetching,
    /** Why the server refused the search: then nothing is shown. */
    refusal,
    /** The request failed, so the previous entries are shown. */
    hasFailed: failed,
    error: find.error,
    refetch: () => void find.refetch(),
  }
}

/** The search in the URL; null for the whole collection in the default order. */
export function findOf({
  q = '',
  sort = usualSort,
  direction,
}: CollectionParams): CollectionFind | null {
  const { usual } = sorts[sort]
  if (q === '' && sort === usualSort && (direction ?? usual) === usual) return null
  return { q, sort, direction: direction ?? usual }
}

/** The last response, whichever query it belongs to; and whether the latest request failed. */
function useLastAnswer(find: UseQueryResult<CollectionFound | null>) {
  const [found, setFound] = useState(find.data)
  const [failed, setFailed] = useState(false)
  if (find.data !== undefined && find.data !== found) setFound(find.data)
  const isAnswered = find.isSuccess && !find.isPlaceholderData
  const hasFailed = find.isError ? !isRefused(find.error) : failed && !isAnswered
  if (hasFailed !== failed) setFailed(hasFailed)
  return { found: find.data ?? found, failed: hasFailed }
}

function isRefused(error: Error | null): boolean {
  return error !== null && !isUnanswered(error) && !isSessionExpired(error)
}

/** An entry that was removed since the response is left out. */
function joined(entries: CollectionEntry[], { scryfallIds }: CollectionFound): CollectionEntry[] {
  const known = new Map(entries.map((entry) => [entry.scryfallId, entry]))
  return scryfallIds.flatMap((id) => known.get(id) ?? [])
}
