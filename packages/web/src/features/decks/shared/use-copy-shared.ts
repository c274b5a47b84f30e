import { copySharedDeck, pages } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { decksQuery } from '../decks-query.ts'
import { sharedDeckQuery } from './shared-deck-query.ts'

/** Makes a deck of one's own of a shared one, and opens it. Tried again after a failure, it is one. */
export function useCopyShared(shareId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [changeId] = useState(newChangeId)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(copySharedDeck, { params: { shareId }, changeId }),
    onSuccess: ({ id, name }) => {
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      toast('Deck copied!', `“${name}” is one of your decks now.`)
      void navigate({ to: pages.deck, params: { deckId: id }, search: {} })
    },
    onError: (error) => {
      explainFailure(error, {
        title: 'Failed to copy deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: mutate,
      })
      // The link may have been turned off meanwhile.
      void queryClient.invalidateQueries({ queryKey: sharedDeckQuery(shareId).queryKey })
    },
  })
  return { copy: () => mutate(), isPending }
}
