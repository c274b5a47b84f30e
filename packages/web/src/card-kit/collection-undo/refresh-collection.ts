import type { QueryClient } from '@tanstack/react-query'
import { cardsKey } from '../../lib/card-data/cards-key.ts'
import { collectionKey } from '../../lib/collection-key.ts'

/** Refetches the list, the statistics, search results, and details of the cards on screen. */
export async function refreshCollection(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: collectionKey }),
    queryClient.invalidateQueries({ queryKey: cardsKey }),
  ])
}
