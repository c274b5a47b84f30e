import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { cardsKey } from '../../lib/card-data/cards-key.ts'
import { collectionKey } from '../../lib/collection-key.ts'

/**
 * Refetches the list, the statistics, search results, and details of the cards on screen; `except` for a
 * query that has the change already.
 */
export async function refreshCollection(
  queryClient: QueryClient,
  { except }: { except?: QueryKey } = {},
): Promise<void> {
  const spared = except && hashKey(except)
  await Promise.all([
    queryClient.invalidateQueries({
      queryKey: collectionKey,
      predicate: ({ queryHash }) => queryHash !== spared,
    }),
    queryClient.invalidateQueries({ queryKey: cardsKey }),
  ])
}
