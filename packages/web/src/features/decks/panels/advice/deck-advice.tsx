import { DeckShortages } from './missing/deck-shortages.tsx'
import type { SuggestedCardsProps } from './suggested-cards.tsx'
import { DeckSuggestions } from './suggestions/deck-suggestions.tsx'

/** Which cards could be added to a deck that has cards. */
export function DeckAdvice({ deck, actions }: SuggestedCardsProps) {
  return (
    <>
      <DeckSuggestions deck={deck} actions={actions} />
      <DeckShortages deck={deck} actions={actions} />
    </>
  )
}
