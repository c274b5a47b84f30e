import type { DeckDetail } from '@manafolio/contract'
import { Fragment } from 'react'
import type { DeckActions } from '../deck-actions.ts'
import { DeckSuggestions } from './deck-suggestions.tsx'
import { DeckLacks } from './lacks/deck-lacks.tsx'
import classes from './suggested-cards.module.css'

export interface SuggestedCardsProps {
  deck: DeckDetail
  actions: DeckActions
}

/** What else would suit a deck. Without cards there is nothing to go by, so nothing is asked. */
export function SuggestedCards({ deck, actions }: SuggestedCardsProps) {
  if (deck.cards.length > 0) {
    return (
      <Fragment key={deck.id}>
        <DeckSuggestions deck={deck} actions={actions} />
        <DeckLacks deck={deck} actions={actions} />
      </Fragment>
    )
  }
  return (
    <section aria-label="Suggested Cards">
      <h2 className={classes.title}>Suggested Cards</h2>
      <p className={classes.text}>Once there are cards in the deck, more that suit it show here.</p>
    </section>
  )
}
