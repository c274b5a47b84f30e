import { createDeck, type DeckSummary, formatFacts, type NewDeck, pages } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { decksQuery } from '../decks-query.ts'

interface Asked {
  deck: NewDeck
  /** Also when only another try from the toast came to something. */
  onCreated: () => void
  onRefused: (error: Error) => void
}

/** Makes a deck and tells of it. A second try makes no second deck. */
export function useCreateDeck() {
  const queryClient = useQueryClient()
  const changeIdOf = useChangeId()
  const open = useOpenDeck()
  const creation = useMutation({
    mutationFn: ({ deck }: Asked) => call(createDeck, { input: deck, changeId: changeIdOf(deck) }),
    onSuccess: (deck, { onCreated }) => {
      queryClient.setQueryData(decksQuery.queryKey, (decks) => decks && withDeck(decks, deck))
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      toast('Deck created!', createdWords(deck), { label: 'Open', onClick: () => open(deck) })
      onCreated()
    },
    onError: (error, asked) => {
      explainFailure(error, {
        title: 'Failed to create deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => creation.mutate(asked),
      })
      asked.onRefused(error)
    },
  })
  return creation
}

/** The name of a request: the same as long as the same is asked for. */
function useChangeId() {
  const last = useRef({ asked: '', changeId: '' })
  return (deck: NewDeck) => {
    const asked = JSON.stringify(deck)
    if (asked !== last.current.asked) last.current = { asked, changeId: newChangeId() }
    return last.current.changeId
  }
}

function useOpenDeck() {
  const navigate = useNavigate()
  return ({ id }: DeckSummary) =>
    void navigate({ to: pages.deck, params: { deckId: id }, search: {}, resetScroll: false })
}

function withDeck(decks: DeckSummary[], deck: DeckSummary): DeckSummary[] {
  return [deck, ...decks.filter(({ id }) => id !== deck.id)]
}

function createdWords({ name, format }: DeckSummary): string {
  return `Your ${formatFacts[format].name} deck "${name}" has been created.`
}
