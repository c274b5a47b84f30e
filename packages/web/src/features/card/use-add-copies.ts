import { addToCollection, type Finish, finishNames, type Language } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { refreshCollection } from '../../card-kit/collection-undo/refresh-collection.ts'
import { toastWithUndo } from '../../card-kit/collection-undo/undo-toast.ts'
import { useUndo } from '../../card-kit/collection-undo/use-undo.ts'
import { call } from '../../lib/api.ts'
import { isUnanswered, messageOf } from '../../lib/api-error.ts'
import { newChangeId } from '../../lib/change-id.ts'
import { explainFailure } from '../../ui/explain-failure.ts'

export interface Addition {
  scryfallId: string
  /** The printing, for the message. */
  name: string
  quantity: number
  finish: Finish
  language?: Language
}

/** Adds copies to the collection, which the toast can undo. Sending it again after an outage adds them once. */
export function useAddCopies() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const changeIds = useChangeIds()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ name: _, ...input }: Addition) =>
      call(addToCollection, { input, changeId: changeIds.of(input) }),
    onSuccess: (_, { name, ...input }) => {
      const changeId = changeIds.of(input)
      changeIds.forget(input)
      toastWithUndo('Added to collection', textOf({ name, ...input }), () => undo(changeId))
      return refreshCollection(queryClient)
    },
    onError: (error, addition) => {
      const { name: _, ...input } = addition
      if (!isUnanswered(error)) changeIds.forget(input)
      explainFailure(error, {
        title: 'Failed to add',
        message: messageOf(error, 'Could not add card to collection.'),
        onRetry: () => mutate(addition),
      })
    },
  })
  return { add: mutate, pending: isPending ? variables : undefined }
}

function textOf({ name, quantity, finish }: Addition): string {
  return `${quantity} × ${name}, ${finishNames[finish].toLowerCase()}`
}

/** The same request has the same id until it is answered. */
function useChangeIds() {
  const ids = useRef(new Map<string, string>())
  return {
    of(input: object) {
      const key = JSON.stringify(input)
      const id = ids.current.get(key) ?? newChangeId()
      ids.current.set(key, id)
      return id
    },
    forget: (input: object) => void ids.current.delete(JSON.stringify(input)),
  }
}
