import { Loader } from '@mantine/core'
import classes from './search-status.module.css'
import type { FoundCardsState } from './use-found-cards.ts'

interface SearchStatusProps {
  isAsked: boolean
  search: FoundCardsState
}

/**
 * How the search stands, in one element that stays: screen readers announce what changes in it. While
 * the next letters are answered it says what it said, so that it does not flicker.
 */
export function SearchStatus({ isAsked, search: { found, isAnswered, error } }: SearchStatusProps) {
  const isFirst = isAsked && !error && !found?.cards.length && !isAnswered
  return (
    <div className={classes.status}>
      {isFirst && <Loader size={16} aria-hidden className={classes.late} />}
      <p role="status" className={isFirst ? classes.late : undefined}>
        {isFirst && 'Searching for cards...'}
        {isAsked && found && !isFirst && countWords(found.cards.length, found.hasMore)}
      </p>
      {isAsked && found && found.cards.length > 0 && (
        <p className={classes.keys} aria-hidden="true">
          <kbd>Enter</kbd> main <kbd>Shift Enter</kbd> side
        </p>
      )}
    </div>
  )
}

function countWords(count: number, hasMore: boolean): string | null {
  if (count === 0) return null // the words below say so
  if (hasMore) return `The first ${count} cards`
  return count === 1 ? '1 card found' : `${count} cards found`
}
