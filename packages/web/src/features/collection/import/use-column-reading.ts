import { type AssignedMeaning, pages, updateImportColumns } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { isUnanswered, messageOf } from '../../../lib/api-error.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { importQuery, refreshNumbers, refreshRows } from './import-query.ts'

/** What each column of a table means, in their order. */
export type Meanings = readonly AssignedMeaning[]

export interface ColumnReading {
  isPending: boolean
  share: number | null
  /** What is chosen and not read yet; null for nothing. It outlasts a reading that fails. */
  draft: Meanings | null
  setDraft: (meanings: Meanings) => void
  assign: (meanings: Meanings) => void
}

/** Has the rows of an import read again with other meanings of its columns. */
export function useColumnReading(id: string): ColumnReading {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [share, setShare] = useState<number | null>(null)
  const [draft, setDraft] = useState<Meanings | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (meanings: Meanings) =>
      call(updateImportColumns, {
        params: { id },
        input: { meanings: [...meanings] },
        onShare: setShare,
      }),
    onMutate: () => setShare(null),
    onSuccess: (read) => {
      setDraft(null)
      queryClient.setQueryData(importQuery(id).queryKey, read)
      void refreshRows(queryClient, id)
      void refreshNumbers(queryClient, id)
      void navigate({ to: pages.collectionImport, search: { id }, replace: true })
      toast('File read again')
    },
    onError: (error, meanings) => {
      void refreshNumbers(queryClient, id)
      void refreshRows(queryClient, id)
      explainFailure(error, {
        title: isUnanswered(error) ? 'The connection was lost' : 'The file was not read again',
        message: messageOf(error, 'The file may have been read again by now: check its columns.'),
        onRetry: () => mutate(meanings),
      })
    },
  })
  return { isPending, share, draft, setDraft, assign: mutate }
}
