import { limits } from '@manafolio/contract'
import { Button } from '../../../ui/button.tsx'
import type { Suggestion } from './merged-suggestions.ts'
import classes from './suggested-cards.module.css'
import type { SuggestedCardsProps } from './suggested-cards.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionSkeleton } from './suggestion-skeleton.tsx'
import { usePages } from './use-pages.ts'
import { useSuggestions } from './use-suggestions.ts'

const none: Suggestion[] = []

export function DeckSuggestions({ deck, actions }: SuggestedCardsProps) {
  const { suggestions, isUpdating, isFailed, tryAgain } = useSuggestions(deck)
  const pages = usePages(suggestions ?? none)
  const isLoading = !suggestions && !isFailed
  return (
    <section aria-label="Suggested Cards" aria-busy={isLoading || isUpdating}>
      <div className={classes.head}>
        <h2 className={classes.title}>Suggested Cards</h2>
        <div className={classes.line}>
          <p role="status">
            {isLoading && 'Looking for cards that suit the deck...'}
            {suggestions && whichOf(pages.first, suggestions.length)}
          </p>
          {isUpdating && <span className={classes.updating}>Updating...</span>}
        </div>
        {pages.hasMore && (
          <Button variant="default" className={classes.more} onClick={pages.showMore}>
            Show More
          </Button>
        )}
      </div>
      {isLoading && <SuggestionSkeleton />}
      {isFailed && (
        <>
          <p className={classes.text}>Suggestions could not be loaded.</p>
          <Button variant="default" className={classes.again} onClick={tryAgain}>
            Try again
          </Button>
        </>
      )}
      {suggestions?.length === 0 && !isUpdating && (
        <p className={classes.text}>There is no card to suggest for this deck.</p>
      )}
      {suggestions && (
        <SuggestionList
          suggestions={pages.page}
          scryfallIds={suggestions.map(({ card }) => card.id)}
          actions={actions}
        />
      )}
    </section>
  )
}

function whichOf(first: number, count: number): string {
  if (count === 0) return ''
  return `${first + 1} to ${Math.min(first + limits.suggestionsShown, count)} of ${count}`
}
