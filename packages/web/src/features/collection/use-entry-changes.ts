import {
  type CollectionEntry,
  removeFromCollection,
  updateCollectionEntry,
} from '@manafolio/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isSessionExpired } from '../../lib/api-error.ts'
import { cardsKey } from '../../lib/card-data/queries.ts'
import { toast, toastFailure } from '../../ui/toast.ts'
import { collectionKey, entriesQuery } from './collection-query.ts'

/** Sets how many copies there are; none takes the entry away, after which `onGone` is called. */
export function useUpdateEntry(scryfallId: string, onGone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (quantity: number) =>
      call(updateCollectionEntry, { params: { scryfallId }, input: { quantity } }),
    onSuccess: async ({ quantity }) => {
      if (quantity === 0) toast('Removed', 'Card removed from collection.')
      keepQuantity(queryClient, { scryfallId, quantity })
      if (quantity === 0) onGone()
      await refresh(queryClient)
    },
    onError: (error) => {
      explain(error, 'Update failed', 'Failed to update collection item.')
      return refresh(queryClient)
    },
  })
}

export function useRemoveEntry(scryfallId: string, onGone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeFromCollection, { params: { scryfallId } }),
    onSuccess: async () => {
      toast('Removed', 'Card removed from collection.')
      keepQuantity(queryClient, { scryfallId, quantity: 0 })
      onGone()
      await refresh(queryClient)
    },
    onError: (error) => {
      explain(error, 'Remove failed', 'Failed to remove card from collection.')
      return refresh(queryClient)
    },
  })
}

/** Shows what the server acknowledged at once, also when fetching the list again should fail. */
function keepQuantity(
  queryClient: QueryClient,
  { scryfallId, quantity }: Pick<CollectionEntry, 'scryfallId' | 'quantity'>,
) {
  queryClient.setQueryData(entriesQuery.queryKey, (entries) =>
    entries
      ?.map((entry) => (entry.scryfallId === scryfallId ? { ...entry, quantity } : entry))
      .filter((entry) => entry.quantity > 0),
  )
}

/** The list, the statistics, and the details of the cards in it. */
async function refresh(queryClient: QueryClient) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: collectionKey }),
    queryClient.invalidateQueries({ queryKey: cardsKey }),
  ])
}

function explain(error: Error, title: string, message: string) {
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
  } else {
    toastFailure(title, message)
  }
}
