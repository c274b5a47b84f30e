import type { DeckDetail } from '@manafolio/contract'
import { Fragment } from 'react'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { DeckShortages } from './deck-shortages.tsx'
import { DeckSuggestions } from './deck-suggestions.tsx'
import classes from './suggested-cards.module.css'

export interface SuggestedCardsProps {
  deck: DeckDetail
  actions: DeckActions
}

/** Suggested cards. Nothing is requested for an empty deck. */
export function SuggestedCards({ deck, actions }: SuggestedCardsProps) {
  if (deck.cards.length > 0) {
    return (
      <Fragment key={deck.id}>
        <DeckSuggestions deck={deck} actions={actions} />
        <DeckShortages deck={deck} actions={actions} />
      </Fragment>
    )
  }
  return (
    <section aria-label="Suggested Cards">
      <h2 className={classes.title}>Suggested Cards</h2>
      <p className={classes.text}>Add cards to the deck to see suggestions here.</p>
    </section>
  )
}
