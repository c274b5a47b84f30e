import { restoreCollection } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { stateWords } from '../../../lib/days.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { refreshCollection } from '../refresh-collection.ts'
import { toastWithUndo } from '../undo/undo-toast.ts'
import { useUndo } from '../undo/use-undo.ts'

interface Restore {
  at: string
  onDone: () => void
}

/** Makes the collection what it was at an instant. Tried again after a failure, it is one change. */
export function useRestore({ at, onDone }: Restore) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const [changeId] = useState(newChangeId)
  const restore = useMutation({
    mutationFn: () => call(restoreCollection, { input: { at }, changeId }),
    onSuccess: () => {
      toastWithUndo('Restored', `Your collection is as it was ${stateWords(at)}.`, () =>
        undo(changeId),
      )
      onDone()
      void refreshCollection(queryClient)
    },
    onError: (error) =>
      explainFailure(error, {
        title: 'Restore failed',
        message: messageOf(
          error,
          'Your collection could not be restored. Check your connection and try again.',
        ),
        onRetry: () => restore.mutate(),
      }),
  })
  return restore
}
