import {
  commitImport,
  type ImportDifferences,
  type ImportMode,
  type ImportScope,
  type OutputOf,
  undoCollectionChange,
} from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshCollection } from '../../../card-kit/collection-undo/refresh-collection.ts'
import { call } from '../../../lib/api.ts'
import { isUnanswered } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import {
  refreshImports,
  refreshNumbers,
  refreshRows,
  useRetryWhenReachable,
} from './import-query.ts'

export type Committed = OutputOf<typeof commitImport>

/** Which rows are committed, and how. */
export interface CommitChoice {
  mode: ImportMode
  scope: ImportScope
  /** For a reconciliation. */
  differences?: ImportDifferences
}

/** A retry with the same id is the same change. */
interface Commit extends CommitChoice {
  changeId: string
}

export interface Committing {
  isPending: boolean
  share: number | null
  error: Error | null
  /** Retries an unanswered commit; null if there is none. */
  onRetry: (() => void) | null
  commit: (choice: CommitChoice) => void
}

/** Adds rows to the collection. */
export function useCommit(id: string, onDone: (done: Committed) => void): Committing {
  const queryClient = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ changeId, ...input }: Commit) =>
      call(commitImport, { params: { id }, input, changeId, onShare: setShare }),
    onMutate: () => setShare(null),
    onSuccess: (done) => {
      onDone(done)
      void refreshImports(queryClient, id)
      if (done.rowsLeft > 0) void refreshNumbers(queryClient, id)
      void refreshCollection(queryClient)
    },
    // The refused commit may have been completed elsewhere, partly or fully.
    onError: () => {
      void refreshNumbers(queryClient, id)
      void refreshRows(queryClient, id)
    },
  })
  const onRetry = error && variables && isUnanswered(error) ? () => mutate(variables) : null
  useRetryWhenReachable(onRetry)
  return {
    isPending,
    share,
    error,
    onRetry,
    commit: (choice) => mutate({ ...choice, changeId: newChangeId() }),
  }
}

/** Undoes a commit. A retry is the same change. The page shows the result. */
export function useUndoImport(changeId: string) {
  const queryClient = useQueryClient()
  const [undoId] = useState(newChangeId)
  return useMutation({
    mutationFn: () => call(undoCollectionChange, { params: { id: changeId }, changeId: undoId }),
    onSettled: () => void refreshCollection(queryClient),
  })
}
