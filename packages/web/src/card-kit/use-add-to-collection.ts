import { addToCollection, type Finish, limits } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../lib/api.ts'
import { isSessionExpired, isUnanswered, messageOf } from '../lib/api-error.ts'
import { newChangeId } from '../lib/change-id.ts'
import { toastFailure } from '../ui/toast.ts'
import { refreshCollection } from './collection-undo/refresh-collection.ts'
import { toastWithUndo } from './collection-undo/undo-toast.ts'
import { useUndo } from './collection-undo/use-undo.ts'

export interface Addition {
  /** Of the printing. */
  id: string
  name: string
  quantity?: number
  /** The plainest that the printing has by default. */
  finish?: Finish
}

/**
 * Adds copies of a printing to the collection, which the toast can undo. After a request without a
 * response, the same addition is a retry: the copies may have been added already.
 */
export function useAddToCollection() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const changeIds = useChangeIds()
  const { mutate, isPending } = useMutation({
    mutationFn: (addition: Addition) => {
      const { id, name: _, quantity = limits.quantityFromSearch, ...kind } = addition
      const input = { scryfallId: id, quantity, ...kind }
      return call(addToCollection, { input, changeId: changeIds.of(addition) })
    },
    onSuccess: (_, addition) => {
      const changeId = changeIds.of(addition)
      changeIds.forget(addition)
      toastWithUndo('Added to collection', messageFor(addition), () => undo(changeId))
      return refreshCollection(queryClient)
    },
    onError: (error, addition) => {
      if (!isUnanswered(error)) changeIds.forget(addition)
      if (isSessionExpired(error)) {
        toastFailure('Session expired', 'Please refresh the page to log back in.')
      } else {
        toastFailure('Failed to add', messageOf(error, 'Could not add card to collection.'))
      }
    },
  })
  return { add: mutate, isPending }
}

/** `Opt has been added to your collection.`, `2 × Opt (foil) have been added …` */
function messageFor({ name, finish, quantity = 1 }: Addition): string {
  const copy = finish && finish !== 'nonfoil' ? `${name} (${finish})` : name
  return quantity === 1
    ? `${copy} has been added to your collection.`
    : `${quantity} × ${copy} have been added to your collection.`
}

/** The same addition has the same id until it is answered. */
function useChangeIds() {
  const ids = useRef(new Map<string, string>())
  return {
    of(addition: Addition) {
      const key = JSON.stringify(addition)
      const id = ids.current.get(key) ?? newChangeId()
      ids.current.set(key, id)
      return id
    },
    forget: (addition: Addition) => void ids.current.delete(JSON.stringify(addition)),
  }
}
