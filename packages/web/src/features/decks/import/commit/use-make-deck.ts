import { createDeck, type DeckSummary, type NewDeck } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../../lib/api.ts'
import { fieldErrorsOf, isSessionExpired, isUnanswered } from '../../../../lib/api-error.ts'
import { newChangeId } from '../../../../lib/change-id.ts'
import { decksQuery } from '../../decks-query.ts'

/** Makes a deck with its cards. Asked again for the same deck, it is the same one. */
export function useMakeDeck(onMade: (deck: DeckSummary) => void) {
  const queryClient = useQueryClient()
  const last = useRef({ asked: '', changeId: '' })
  const making = useMutation({
    mutationFn: (deck: NewDeck) => {
      const asked = JSON.stringify(deck)
      if (asked !== last.current.asked) last.current = { asked, changeId: newChangeId() }
      return call(createDeck, { input: deck, changeId: last.current.changeId })
    },
    onSuccess: (deck) => {
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      onMade(deck)
    },
  })
  const { error, variables, isPending, mutate } = making
  const canRetry = error !== null && isUnanswered(error) && !isSessionExpired(error)
  return {
    make: (deck: NewDeck) => !isPending && mutate(deck),
    isPending,
    error,
    /** What the server says of single fields. */
    errors: fieldErrorsOf(error),
    again: canRetry && variables ? () => mutate(variables) : null,
  }
}
