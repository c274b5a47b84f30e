import { type DeckDetail, type DeckThen, restoreDeck } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { instantWords } from '../../../lib/days.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { DeckCache } from '../changes/deck-cache.ts'
import { knownChanges } from '../changes/known-changes.ts'
import { decksKey } from '../decks-query.ts'

export interface Restoration {
  /** The deck that is to be another, as it was seen. */
  now: DeckDetail
  earlier: DeckThen
}

interface Wish {
  to: number
  /** The version that it is made from. */
  version: number
  /** What is known of the cards that go, and of those that come. */
  before: DeckDetail['cards']
  after: DeckDetail['cards']
  words: string
  isUndo: boolean
  onDone: () => void
}

/** Makes a deck what it was in a version, and offers to take that back. */
export function useRestoreDeck(deckId: string) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ to, version }: Wish) =>
      call(restoreDeck, { params: { id: deckId }, input: { to, version } }),
    onSuccess: (state, { version, before, after, words, isUndo, onDone }) => {
      new DeckCache(queryClient, deckId).keep(state, after)
      knownChanges(queryClient).of(deckId).forget() // its steps lead from another deck
      void queryClient.invalidateQueries({ queryKey: decksKey })
      const back = { to: version, version: state.version, before: after, after: before }
      const told = { words: 'The deck is as it was.', isUndo: true, onDone: () => {} }
      const undo = () => mutate({ ...back, ...told })
      if (isUndo) toast('Undone', words)
      else toast('Deck restored', words, { label: 'Undo', onClick: undo })
      onDone()
    },
    onError: (error, wish) => {
      explainFailure(error, {
        title: wish.isUndo ? 'Undo failed' : 'Failed to restore deck',
        message: messageOf(error, 'The deck could not be restored. Check your connection.'),
        onRetry: () => mutate(wish),
      })
      // It is another one than was seen, or gone.
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey: decksKey })
    },
  })
  const restore = ({ now, earlier }: Restoration, onDone: () => void) => {
    const words = `It is as it was on ${instantWords(earlier.happenedAt)}.`
    mutate({
      ...{ to: earlier.version, version: now.version, before: now.cards, after: earlier.cards },
      ...{ words, isUndo: false, onDone },
    })
  }
  return { restore, isPending }
}
