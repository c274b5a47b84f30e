import type { QueryClient } from '@tanstack/react-query'
import { cardsKey } from '../../../lib/card-data/queries.ts'
import { collectionKey } from '../collection-query.ts'

/** Fetches the list, the statistics, the changes, and the details of the cards on screen again. */
export async function refreshCollection(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: collectionKey }),
    queryClient.invalidateQueries({ queryKey: cardsKey }),
  ])
}
