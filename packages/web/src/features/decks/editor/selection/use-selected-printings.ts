import { type DeckCardChange, type DeckDetail, planSwaps, type SwapGoal } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { countOf } from '../../../../lib/formats.ts'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'

interface SelectedPrintings {
  deck: DeckDetail
  selected: readonly DeckRow[]
  apply: (changes: DeckCardChange[], label: string) => void
}

const goals: readonly { goal: SwapGoal; label: string; kind: string }[] = [
  { goal: 'cheapest', label: 'Cheapest printings', kind: 'the cheapest printing' },
  { goal: 'owned', label: 'Printings I own', kind: 'a printing that you own' },
]

/** Swaps the printings of the selected cards for cheaper ones or ones in the collection. */
export function useSelectedPrintings({ deck, selected, apply }: SelectedPrintings) {
  const { mutate } = useMutation({
    mutationFn: ({ goal }: (typeof goals)[number]) =>
      call(planSwaps, { params: { id: deck.id }, input: { to: goal } }),
    onSuccess({ cards, version }, { kind }) {
      if (version !== deck.version) {
        toast('The deck has changed', 'Try again in a moment.')
        return
      }
      const names = namesSwapped(deck, selected)
      const changes = cards.filter(({ cardName }) => names.has(cardName))
      const swapped = new Set(changes.map(({ cardName }) => cardName)).size
      if (swapped === 0) toast('Nothing to swap', `The selected cards have ${kind} already.`)
      else apply(changes, `swapped the printings of ${countOf(swapped, 'card')}`)
    },
    onError: (error, goal) =>
      explainFailure(error, {
        title: 'The printings could not be swapped',
        message: 'Please try again.',
        onRetry: () => mutate(goal),
      }),
  })
  return goals.map((goal) => ({ label: goal.label, run: () => mutate(goal) }))
}

/** The cards whose rows are all selected: a swap of a card is one of all its rows. */
function namesSwapped({ cards }: DeckDetail, selected: readonly DeckRow[]): ReadonlySet<string> {
  const chosen = new Set(selected)
  const left = new Set(cards.filter((row) => !chosen.has(row)).map(({ cardName }) => cardName))
  return new Set(selected.map(({ cardName }) => cardName).filter((name) => !left.has(name)))
}
