import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { countOf } from '../../lib/formats.ts'
import { useLate } from '../../ui/use-late.ts'
import { modes } from './modes.ts'
import classes from './search-status.module.css'
import type { CardSearchState } from './use-card-search.ts'

interface SearchStatusProps {
  search: CardSearchState
  isSearching: boolean
  /** Shown at the end of its line, or below the results where there is no room. */
  children: ReactNode
}

/**
 * The status of the search, in one element that stays mounted: screen readers announce changes to a
 * status, not a status that is mounted with its text.
 */
export function SearchStatus({ search, isSearching, children }: SearchStatusProps) {
  const answer = isSearching ? undefined : search.data
  const total = answer?.totalCards ?? 0
  const isLate = useLate(isSearching)
  return (
    <>
      <div className={isSearching || total > 0 ? classes.header : classes.empty}>
        {answer && total > 0 && (
          <h2 id="results" className={classes.heading}>
            {modes[answer.searchMode].heading}
          </h2>
        )}
        <p role="status" className={classes.text}>
          {isSearching && 'Searching for cards...'}
          {total > 0 && `${countOf(total, 'result')} found`}
        </p>
        {isLate && <Loader className={classes.loader} size={18} aria-hidden />}
      </div>
      {children}
      <Explanation text={answer?.explanation} isSearching={isSearching} />
    </>
  )
}

/** Its line is reserved until the response arrives, so that the results don't move. */
function Explanation({ text, isSearching }: { text: string | undefined; isSearching: boolean }) {
  if (isSearching) return <p className={classes.explanation}>&nbsp;</p>
  return text ? <p className={classes.explanation}>{text}</p> : null
}
