import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isSessionExpired, isUnanswered, messageOf } from '../lib/api-error.ts'
import { newChangeId } from '../lib/change-id.ts'
import { signedInId } from '../lib/current-user.ts'
import { isWithoutServer } from '../lib/outage.ts'
import { toast, toastFailure } from '../ui/toast.ts'
import { refreshCollection } from './collection-undo/refresh-collection.ts'
import { toastWithUndo } from './collection-undo/undo-toast.ts'
import { useUndo } from './collection-undo/use-undo.ts'
import { type Addition, copiesText, type SentAddition, sendAddition } from './send-addition.ts'

/**
 * Adds copies of a printing to the collection, which the toast can undo. After a request without a
 * response, the same addition is a retry: the copies may have been added already.
 */
export function useAddToCollection() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const changeIds = useChangeIds()
  const { mutate, isPending } = useMutation({
    mutationFn: (addition: Addition) =>
      sendOrWait(queryClient, { addition, changeId: changeIds.of(addition) }),
    onSuccess: (outcome, addition) => {
      const changeId = changeIds.of(addition)
      changeIds.forget(addition)
      if (outcome === 'waiting')
        return toast(
          'Waiting for the network',
          `${copiesText(addition)} will be added to your collection as soon as you are online.`,
        )
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
function messageFor(addition: Addition): string {
  const has = (addition.quantity ?? 1) === 1 ? 'has' : 'have'
  return `${copiesText(addition)} ${has} been added to your collection.`
}

/** Without a network it waits for one, and the page goes on. */
async function sendOrWait(queryClient: QueryClient, sent: SentAddition) {
  try {
    await sendAddition(sent)
    return 'added'
  } catch (error) {
    const userId = signedInId(queryClient)
    if (!isWithoutServer(error) || navigator.onLine || userId === undefined) throw error
    const { storeAddition } = await import('./waiting-additions.ts')
    storeAddition(queryClient, userId, sent)
    return 'waiting'
  }
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
