import { type CollectionImport, deleteImport } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { ApiError, messageOf } from '../../../../lib/api-error.ts'
import { countOf } from '../../../../lib/count-words.ts'
import { DeleteDialog } from '../../../../ui/delete-dialog.tsx'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { refreshImports } from '../import-query.ts'

interface DeleteImportDialogProps {
  started: CollectionImport
  /** Called when it is deleted, before the dialog is gone. */
  onDeleted?: () => void
  onClosed: () => void
}

/** Asks before the rows of an import are forgotten, and does it. */
export function DeleteImportDialog({ started, onDeleted, onClosed }: DeleteImportDialogProps) {
  const { mutate, isPending } = useDeleteImport()
  const { id, fileName, counts, isBegun } = started
  return (
    <DeleteDialog
      title="Delete import"
      isPending={isPending}
      onDelete={(close) => mutate(id, { onSuccess: () => onDeleted?.(), onSettled: () => close() })}
      onClosed={onClosed}
    >
      Are you sure you want to delete “{fileName}”? Its {countOf(counts.rows, 'row')} will be
      forgotten. {isBegun ? 'Cards that are in your collection by now stay there.' : ''}
    </DeleteDialog>
  )
}

function useDeleteImport() {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: async (id: string) => {
      try {
        await call(deleteImport, { params: { id } })
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
    onSuccess: (_, id) => refreshImports(queryClient, id),
    onError: (error, id) =>
      explainFailure(error, {
        title: 'The import was not deleted',
        message: messageOf(error, 'Check your connection and try again.'),
        onRetry: () => deletion.mutate(id),
      }),
  })
  return deletion
}

/** Somebody who wants it gone has what they want. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'import_not_found'
}
