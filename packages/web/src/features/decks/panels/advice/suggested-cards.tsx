import type { DeckDetail } from '@manafolio/contract'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import type { DeckActions } from '../../kit/deck-actions.ts'
import classes from './suggested-cards.module.css'

export interface SuggestedCardsProps {
  deck: DeckDetail
  actions: DeckActions
}

const LazyAdvice = lazyPart(async () => (await import('./deck-advice.tsx')).DeckAdvice, {
  Loading: () => <Placeholder>Looking for cards that suit the deck...</Placeholder>,
  Failed: ({ onRetry }) => (
    <LoadProblem title="Suggestions could not be loaded" onRetry={onRetry}>
      Check your connection and try again.
    </LoadProblem>
  ),
})

/** Suggested cards. Nothing is requested for an empty deck. */
export function SuggestedCards({ deck, actions }: SuggestedCardsProps) {
  if (deck.cards.length > 0) return <LazyAdvice key={deck.id} deck={deck} actions={actions} />
  return <Placeholder>Add cards to the deck to see suggestions here.</Placeholder>
}

function Placeholder({ children }: { children: string }) {
  return (
    <section aria-label="Suggested Cards">
      <h2 className={classes.title}>Suggested Cards</h2>
      <p className={classes.text}>{children}</p>
    </section>
  )
}
