import type { QueryClient } from '@tanstack/react-query'
import { cardsKey } from '../../lib/card-data/queries.ts'
import { collectionKey } from '../../lib/collection-key.ts'

/** Fetches again the list, the numbers, what is found, and the details of the cards on screen. */
export async function refreshCollection(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: collectionKey }),
    queryClient.invalidateQueries({ queryKey: cardsKey }),
  ])
}
