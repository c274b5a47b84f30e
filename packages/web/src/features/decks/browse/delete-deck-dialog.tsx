import type { DeckSummary } from '@manafolio/contract'
import { deleteDeck } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decksQuery } from '../../../card-kit/decks-query.ts'
import { call } from '../../../lib/api.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { forgetDecks } from './forget-decks.ts'

interface DeleteDeckDialogProps {
  deck: DeckSummary
  /** Called when the dialog has closed, whether the deck was deleted or not. */
  onClosed: () => void
}

/** Confirms and deletes a deck. */
export function DeleteDeckDialog({ deck, onClosed }: DeleteDeckDialogProps) {
  const { mutate, isPending } = useDeleteDeck()
  return (
    <DeleteDialog
      title="Delete deck"
      isPending={isPending}
      onDelete={(close) => mutate(deck, { onSettled: close })}
      onClosed={onClosed}
    >
      Are you sure you want to delete "{deck.name}"? This action cannot be undone.
    </DeleteDialog>
  )
}

/** Deletes a deck with its cards, and refetches the list. */
function useDeleteDeck() {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: ({ id }: DeckSummary) => call(deleteDeck, { params: { id } }),
    onSuccess: (_, deck) => {
      toast('Deck deleted!')
      forgetDecks(queryClient, [deck.id])
    },
    onError: (error, deck) => {
      explainFailure(error, {
        title: 'Failed to delete deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => deletion.mutate(deck),
      })
      if (isGone(error)) forgetDecks(queryClient, [deck.id])
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey }),
  })
  return deletion
}

/** The deck was already deleted elsewhere. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
