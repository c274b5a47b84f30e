import { addToCollection, type Card, limits } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api.ts'
import { isSessionExpired, isUnanswered, messageOf } from '../../lib/api-error.ts'
import { newChangeId } from '../../lib/change-id.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { toast, toastFailure } from '../../ui/toast.ts'

/**
 * Adds one copy of a printing. Where no answer came, another press is another try of the same: it may
 * have been added already.
 */
export function useAddToCollection() {
  const queryClient = useQueryClient()
  const changeId = useRef<string>(undefined)
  return useMutation({
    mutationFn: ({ id }: Card) => {
      changeId.current ??= newChangeId()
      const input = { scryfallId: id, quantity: limits.quantityFromSearch }
      return call(addToCollection, { input, changeId: changeId.current })
    },
    onSuccess: async (_, { name }) => {
      changeId.current = undefined
      toast('Added to collection', `${name} has been added to your collection.`)
      await queryClient.invalidateQueries({ queryKey: collectionKey })
    },
    onError: (error) => {
      if (!isUnanswered(error)) changeId.current = undefined
      if (isSessionExpired(error)) {
        toastFailure('Session expired', 'Please refresh the page to log back in.')
      } else {
        toastFailure('Failed to add', messageOf(error, 'Could not add card to collection.'))
      }
    },
  })
}
