import { type DeckSummary, deleteDeck } from '@manafolio/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { knownChanges } from '../changes/known-changes.ts'
import { deckQuery, decksQuery } from '../decks-query.ts'

/** Deletes a deck with its cards, and fetches the list again. */
export function useDeleteDeck() {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: ({ id }: DeckSummary) => call(deleteDeck, { params: { id } }),
    onSuccess: (_, deck) => {
      toast('Deck deleted!')
      leaveOut(queryClient, deck)
    },
    onError: (error, deck) => {
      explainFailure(error, {
        title: 'Failed to delete deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => deletion.mutate(deck),
      })
      if (isGone(error)) leaveOut(queryClient, deck)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey }),
  })
  return deletion
}

/** It was deleted in another place already. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Shows what the server acknowledged at once, also when fetching the list again should fail. */
function leaveOut(queryClient: QueryClient, { id }: DeckSummary) {
  knownChanges(queryClient).close(id)
  queryClient.removeQueries({ queryKey: deckQuery(id).queryKey })
  queryClient.setQueryData(decksQuery.queryKey, (decks) => decks?.filter((deck) => deck.id !== id))
}
