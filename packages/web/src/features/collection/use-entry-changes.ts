import { removeFromCollection, updateCollectionEntry } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isSessionExpired } from '../../lib/api-error.ts'
import { toast, toastFailure } from '../../ui/toast.ts'
import { collectionKey } from './collection-query.ts'

/** Sets how many copies there are. */
export function useUpdateEntry(scryfallId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (quantity: number) =>
      call(updateCollectionEntry, { params: { scryfallId }, input: { quantity } }),
    onSuccess: refresh,
    onError: (error) => explain(error, 'Update failed', 'Failed to update collection item.'),
  })
}

export function useRemoveEntry(scryfallId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(removeFromCollection, { params: { scryfallId } }),
    onSuccess: () => {
      toast('Removed', 'Card removed from collection.')
      return refresh()
    },
    onError: (error) => explain(error, 'Remove failed', 'Failed to remove card from collection.'),
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: collectionKey })
}

function explain(error: Error, title: string, message: string) {
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
  } else {
    toastFailure(title, message)
  }
}
