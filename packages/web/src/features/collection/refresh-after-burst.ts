import { hashKey, type QueryClient } from '@tanstack/react-query'
import debounce from 'debounce'
import { cardsKey } from '../../lib/card-data/cards-key.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { entriesQuery, statsQuery } from './collection-query.ts'

/** Of the mutations that change an entry. */
export const changeKey = [...collectionKey, 'change']

/** Longer than the pauses between several presses of a button. */
const restMs = 350

/** Refetches once, shortly after the last change of a burst. */
export function refreshAfterBurst(queryClient: QueryClient) {
  return debounce(() => void refresh(queryClient), restMs)
}

/**
 * Refetches what is derived from the collection. The list itself has the acknowledged changes already, and
 * can be megabytes: it is only refetched if the statistics count others, since it was changed elsewhere.
 */
async function refresh(queryClient: QueryClient): Promise<void> {
  if (isChanging(queryClient)) return // the last change refetches for all
  const entriesHash = hashKey(entriesQuery.queryKey)
  await Promise.all([
    queryClient.invalidateQueries({
      queryKey: collectionKey,
      predicate: ({ queryHash }) => queryHash !== entriesHash,
    }),
    queryClient.invalidateQueries({ queryKey: cardsKey }),
  ])
  if (isChanging(queryClient) || isListCurrent(queryClient)) return
  await queryClient.invalidateQueries({ queryKey: entriesQuery.queryKey })
}

function isChanging(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: changeKey }) > 0
}

function isListCurrent(queryClient: QueryClient): boolean {
  const entries = queryClient.getQueryData(entriesQuery.queryKey)
  const stats = queryClient.getQueryData(statsQuery.queryKey)
  const copies = entries?.reduce((sum, { quantity }) => sum + quantity, 0)
  return entries?.length === stats?.uniquePrintings && copies === stats?.totalCards
}
