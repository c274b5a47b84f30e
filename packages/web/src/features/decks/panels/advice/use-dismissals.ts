import {
  type Card,
  type DeckDismissal,
  dismissSuggestion,
  restoreSuggestion,
} from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/api-error.ts'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import { adviceKeyOf } from './advice-key.ts'
import { type Shortages, shortagesKeyOf } from './missing/shortages-query.ts'
import { type Advice, suggestionsKeyOf } from './suggestions/suggestions-query.ts'

/**
 * Dismisses cards for a deck, and restores them. Dismissed cards leave the suggestions and What It's Missing
 * at once.
 */
export function useDismissals(deckId: string) {
  const queryClient = useQueryClient()
  const queryKey = adviceKeyOf(deckId)
  const refetch = () => queryClient.invalidateQueries({ queryKey })

  async function show(change: (advice: Advice) => Advice) {
    await queryClient.cancelQueries({ queryKey }) // the results would be older
    const suggestions = { queryKey: suggestionsKeyOf(deckId) }
    queryClient.setQueriesData<Advice>(suggestions, (advice) => advice && change(advice))
  }

  async function hide(card: DeckDismissal) {
    await show((advice) => dismissed(advice, card))
    const shortages = { queryKey: shortagesKeyOf(deckId) }
    queryClient.setQueriesData<Shortages>(shortages, (found) => found && withoutCard(found, card))
  }

  const restoring = useMutation({
    mutationFn: ({ oracleId }: DeckDismissal) =>
      call(restoreSuggestion, { params: { id: deckId, oracleId } }),
    onMutate: (card) => show((advice) => restored(advice, card)),
    onError: (error, card) =>
      explainFailure(error, {
        title: 'Failed to restore the card',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => restoring.mutate(card),
      }),
    onSettled: refetch,
  })
  const dismissal = useMutation({
    mutationFn: ({ oracleId }: DeckDismissal) =>
      call(dismissSuggestion, { params: { id: deckId }, input: { oracleId } }),
    onMutate: hide,
    onSuccess: (_, card) =>
      toast('Card dismissed', `${card.cardName} is not suggested for this deck any more.`, {
        label: 'Undo',
        onClick: () => restoring.mutate(card),
      }),
    onError: (error, card) =>
      explainFailure(error, {
        title: 'Failed to dismiss the card',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => dismissal.mutate(card),
      }),
    onSettled: refetch,
  })
  return { dismiss: dismissal.mutate, restore: restoring.mutate }
}

export function dismissalOf({ oracleId, name }: Pick<Card, 'oracleId' | 'name'>): DeckDismissal {
  return { oracleId, cardName: name }
}

function dismissed(advice: Advice, card: DeckDismissal): Advice {
  const others = restored(advice, card).dismissed
  return {
    ...advice,
    suggestions: advice.suggestions.filter((one) => one.card.oracleId !== card.oracleId),
    dismissed: [...others, card].toSorted((one, other) =>
      one.cardName.localeCompare(other.cardName),
    ),
  }
}

function restored(advice: Advice, { oracleId }: DeckDismissal): Advice {
  return { ...advice, dismissed: advice.dismissed.filter((one) => one.oracleId !== oracleId) }
}

function withoutCard({ shortages, ...others }: Shortages, { oracleId }: DeckDismissal): Shortages {
  return {
    ...others,
    shortages: shortages.map((shortage) => ({
      ...shortage,
      additions: shortage.additions.filter(({ card }) => card.oracleId !== oracleId),
    })),
  }
}
