import { Loader } from '@mantine/core'
import { countOf } from '../../../../lib/formats.ts'
import { Key } from '../../../../ui/key.tsx'
import { useLate } from '../../../../ui/use-late.ts'
import classes from './search-status.module.css'
import type { FoundCardsState } from './use-found-cards.ts'

interface SearchStatusProps {
  hasQuery: boolean
  search: Omit<FoundCardsState, 'retry'>
  /** The results that are shown. */
  count: number
  hasMore: boolean
}

/**
 * The status of the search, in an element that stays mounted so that screen readers announce changes. The
 * text stays while the next response loads, so that it does not flicker.
 */
export function SearchStatus({
  hasQuery,
  search: { found, isAnswered, error },
  count,
  hasMore,
}: SearchStatusProps) {
  const isFirst = hasQuery && !error && !found?.cards.length && !isAnswered
  const isLate = useLate(isFirst)
  return (
    <div className={classes.status}>
      {isLate && <Loader size={16} aria-hidden />}
      <p role="status">
        {isLate && 'Searching for cards...'}
        {hasQuery && found && !isFirst && formatCount(count, hasMore)}
      </p>
      {hasQuery && found && count > 0 && (
        <p className={classes.keys} aria-hidden="true">
          <Key>Enter</Key> main <Key>Shift Enter</Key> side
        </p>
      )}
    </div>
  )
}

function formatCount(count: number, hasMore: boolean): string | null {
  if (count === 0) return null // the text below says this
  if (hasMore) return `The first ${count} cards`
  return `${countOf(count, 'card')} found`
}
