import { type Card, limits, type SlotType } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import classes from '../suggested-cards.module.css'
import type { LoadedSuggestions, Suggestion } from './suggestion.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionSkeleton } from './suggestion-skeleton.tsx'
import { usePages } from './use-pages.ts'

interface SuggestionPagesProps extends LoadedSuggestions {
  onAdd: (card: Card, slotType: SlotType) => void
  onDismiss: (card: Card) => void
  /** Choices above the list. */
  choices?: ReactNode
  /** Shown in place of an empty list. */
  empty: ReactNode
  /** Below the list. */
  children?: ReactNode
}

const none: Suggestion[] = []

/** Suggested cards, a page at a time. */
export function SuggestionPages(props: SuggestionPagesProps) {
  const { suggestions, isUpdating, isFailed, retry, choices, empty, children } = props
  const pages = usePages(suggestions ?? none)
  const isLoading = !suggestions && !isFailed
  return (
    <section aria-label="Suggested Cards" aria-busy={isLoading || isUpdating}>
      <div className={classes.head}>
        <h2 className={classes.title} tabIndex={-1} data-suggestions-title="">
          Suggested Cards
        </h2>
        <div className={classes.line}>
          <p role="status">
            {isLoading && 'Looking for cards that suit the deck...'}
            {suggestions && rangeMessage(pages.first, suggestions.length)}
          </p>
          {isUpdating && <span className={classes.updating}>Updating...</span>}
        </div>
        {pages.hasMore && (
          <Button variant="default" className={classes.more} onClick={pages.showMore}>
            Show More
          </Button>
        )}
      </div>
      {choices}
      {isLoading && <SuggestionSkeleton />}
      {isFailed && <Failed onRetry={retry} />}
      {suggestions?.length === 0 && !isUpdating && empty}
      {suggestions && (
        <SuggestionList suggestions={pages.page} onAdd={props.onAdd} onDismiss={props.onDismiss} />
      )}
      {children}
    </section>
  )
}

function rangeMessage(first: number, count: number): string {
  if (count === 0) return ''
  return `${first + 1} to ${Math.min(first + limits.suggestionsShown, count)} of ${count}`
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p className={classes.text}>Suggestions could not be loaded.</p>
      <Button variant="default" className={classes.again} onClick={onRetry}>
        Try again
      </Button>
    </>
  )
}
