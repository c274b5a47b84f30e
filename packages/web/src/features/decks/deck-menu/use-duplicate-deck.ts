import { duplicateDeck, pages } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { decksQuery } from '../decks-query.ts'
import type { MenuDeck } from './deck-menu.tsx'

/** Makes a deck with the same cards, and offers to open it. A second try makes no second copy. */
export function useDuplicateDeck() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const last = useRef({ deckId: '', changeId: '' })
  const duplication = useMutation({
    mutationFn: ({ id }: MenuDeck) => {
      if (last.current.deckId !== id) last.current = { deckId: id, changeId: newChangeId() }
      return call(duplicateDeck, { params: { id }, changeId: last.current.changeId })
    },
    onSuccess: ({ id, name }) => {
      last.current = { deckId: '', changeId: '' } // another press makes another copy
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      const open = () => void navigate({ to: pages.deck, params: { deckId: id }, search: {} })
      toast('Deck duplicated!', `The copy is called “${name}”.`, { label: 'Open', onClick: open })
    },
    onError: (error, deck) =>
      explainFailure(error, {
        title: 'Failed to duplicate deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => duplication.mutate(deck),
      }),
  })
  return duplication
}
