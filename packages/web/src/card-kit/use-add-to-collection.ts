import { addToCollection, type Finish, limits } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../lib/api.ts'
import { isSessionExpired, isUnanswered, messageOf } from '../lib/api-error.ts'
import { newChangeId } from '../lib/change-id.ts'
import { collectionKey } from '../lib/collection-key.ts'
import { toast, toastFailure } from '../ui/toast.ts'

interface Added {
  /** Of the printing. */
  id: string
  name: string
  /** The plainest that the printing has by default. */
  finish?: Finish
}

/**
 * Adds one copy of a printing. After a request without a response, the next press is a retry: the
 * copy may have been added already.
 */
export function useAddToCollection() {
  const queryClient = useQueryClient()
  const changeId = useRef<string>(undefined)
  return useMutation({
    mutationFn: ({ id, finish }: Added) => {
      changeId.current ??= newChangeId()
      const quantity = limits.quantityFromSearch
      const input = { scryfallId: id, quantity, ...(finish && { finish }) }
      return call(addToCollection, { input, changeId: changeId.current })
    },
    onSuccess: async (_, { name, finish }) => {
      changeId.current = undefined
      const copy = finish && finish !== 'nonfoil' ? `${name} (${finish})` : name
      toast('Added to collection', `${copy} has been added to your collection.`)
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
