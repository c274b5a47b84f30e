import { type DeckSummary, deleteDecks } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decksQuery } from '../../../../card-kit/decks-query.ts'
import { call } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/api-error.ts'
import { countOf } from '../../../../lib/formats.ts'
import { DeleteDialog } from '../../../../ui/delete-dialog.tsx'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import { forgetDecks } from '../forget-decks.ts'

interface DeleteDecksDialogProps {
  decks: readonly DeckSummary[]
  /** Called when the dialog has closed, whether the decks were deleted or not. */
  onClosed: () => void
}

/** Confirms and deletes several decks. */
export function DeleteDecksDialog({ decks: selected, onClosed }: DeleteDecksDialogProps) {
  // The question stays while the deleted decks leave the selection.
  const [decks] = useState(selected)
  const { mutate, isPending } = useDeleteDecks()
  const what = decks.length === 1 ? `"${decks[0]?.name}"` : countOf(decks.length, 'deck')
  return (
    <DeleteDialog
      title={decks.length === 1 ? 'Delete deck' : `Delete ${countOf(decks.length, 'deck')}`}
      isPending={isPending}
      onDelete={(close) => mutate(decks, { onSettled: close })}
      onClosed={onClosed}
    >
      Are you sure you want to delete {what}? This action cannot be undone.
    </DeleteDialog>
  )
}

function useDeleteDecks() {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: (decks: readonly DeckSummary[]) =>
      call(deleteDecks, { input: { decks: decks.map(({ id, version }) => ({ id, version })) } }),
    onSuccess: (_, decks) => {
      toast(decks.length === 1 ? 'Deck deleted!' : `${countOf(decks.length, 'deck')} deleted!`)
      forgetDecks(
        queryClient,
        decks.map(({ id }) => id),
      )
    },
    onError: (error, decks) =>
      explainFailure(error, {
        title: 'No deck was deleted',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => deletion.mutate(decks),
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey }),
  })
  return deletion
}
