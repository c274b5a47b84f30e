import { duplicateDeck, pages } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { isUnanswered, messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { decksQuery } from '../decks-query.ts'

/**
 * Makes a deck with the same cards, and offers to open it. Each call makes another copy, but after one
 * without an answer the same one is asked for again.
 */
export function useDuplicateDeck(id: string): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const unanswered = useRef<string>(undefined)
  const { mutate } = useMutation({
    mutationFn: (changeId: string) => call(duplicateDeck, { params: { id }, changeId }),
    onSuccess: (copy) => {
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      const onClick = () =>
        void navigate({ to: pages.deck, params: { deckId: copy.id }, search: {} })
      toast('Deck duplicated!', `The copy is called “${copy.name}”.`, { label: 'Open', onClick })
    },
    onError: (error, changeId) => {
      if (isUnanswered(error)) unanswered.current = changeId
      explainFailure(error, {
        title: 'Failed to duplicate deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: duplicate,
      })
    },
  })

  function duplicate() {
    const changeId = unanswered.current ?? newChangeId()
    unanswered.current = undefined
    mutate(changeId)
  }
  return duplicate
}
