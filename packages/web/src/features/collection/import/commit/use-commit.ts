import { commitImport, type ImportMode, type OutputOf } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { isUnanswered } from '../../../../lib/api-error.ts'
import { newChangeId } from '../../../../lib/change-id.ts'
import { refreshCollection } from '../../refresh-collection.ts'
import { refreshImports, refreshNumbers, refreshRows } from '../import-query.ts'
import { useAgainWhenReachable } from '../use-again-when-reachable.ts'

export type Committed = OutputOf<typeof commitImport>

/** Sent again under its id it is the same change. */
interface Commit {
  mode: ImportMode
  changeId: string
}

export interface Committing {
  isPending: boolean
  share: number | null
  error: Error | null
  /** Sends what had no answer again; null when there is no such thing. */
  onRetry: (() => void) | null
  commit: (mode: ImportMode) => void
}

/** Puts the rows that are ready into the collection. */
export function useCommit(id: string, onDone: (done: Committed) => void): Committing {
  const queryClient = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ mode, changeId }: Commit) =>
      call(commitImport, { params: { id }, input: { mode }, changeId, onShare: setShare }),
    onMutate: () => setShare(null),
    onSuccess: (done) => {
      onDone(done)
      void refreshImports(queryClient, id)
      if (done.rowsLeft > 0) void refreshNumbers(queryClient, id)
      void refreshCollection(queryClient)
    },
    // What is refused may have been done elsewhere, in part or as a whole.
    onError: () => {
      void refreshNumbers(queryClient, id)
      void refreshRows(queryClient, id)
    },
  })
  const onRetry = error && variables && isUnanswered(error) ? () => mutate(variables) : null
  useAgainWhenReachable(onRetry)
  return {
    isPending,
    share,
    error,
    onRetry,
    commit: (mode) => mutate({ mode, changeId: newChangeId() }),
  }
}
