import { addToCollection, type Card, limits } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isSessionExpired, messageOf } from '../../lib/api-error.ts'
import { toast, toastFailure } from '../../ui/toast.ts'

/** Adds one copy of a printing. */
export function useAddToCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Card) =>
      call(addToCollection, { input: { scryfallId: id, quantity: limits.quantityFromSearch } }),
    onSuccess: async (_, { name }) => {
      toast('Added to collection', `${name} has been added to your collection.`)
      await queryClient.invalidateQueries({ queryKey: ['collection'] })
    },
    onError: (error) => {
      if (isSessionExpired(error)) {
        toastFailure('Session expired', 'Please refresh the page to log back in.')
      } else {
        toastFailure('Failed to add', messageOf(error, 'Could not add card to collection.'))
      }
    },
  })
}
