import { undoCollectionChange } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { newChangeId } from '../../../../lib/change-id.ts'
import { refreshCollection } from '../../refresh-collection.ts'

/** Undoes a commit. Tried again after a failure, it is one change. What became of it stands on the page. */
export function useUndoImport(changeId: string) {
  const queryClient = useQueryClient()
  const [key] = useState(newChangeId)
  return useMutation({
    mutationFn: () => call(undoCollectionChange, { params: { id: changeId }, changeId: key }),
    onSettled: () => void refreshCollection(queryClient),
  })
}

export type UndoneImport = ReturnType<typeof useUndoImport>
