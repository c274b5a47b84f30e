import { Loader } from '@mantine/core'
import { modes } from './modes.ts'
import classes from './search-status.module.css'
import type { CardSearchState } from './use-card-search.ts'

interface SearchStatusProps {
  search: CardSearchState
  isSearching: boolean
}

const numbers = new Intl.NumberFormat('en-US')

/**
 * How the search stands, in one element that stays on the page: screen readers announce what
 * changes in a status, not a status that appears with its text.
 */
export function SearchStatus({ search, isSearching }: SearchStatusProps) {
  const answer = isSearching ? undefined : search.data?.pages[0]
  const total = answer?.totalCards ?? 0
  return (
    <>
      {answer?.explanation && <p className={classes.explanation}>{answer.explanation}</p>}
      <div className={isSearching || total > 0 ? classes.header : classes.empty}>
        {answer && total > 0 && <h2 id="results">{modes[answer.searchMode].heading}</h2>}
        {isSearching && <Loader size={18} aria-hidden />}
        <p role="status" className={classes.text}>
          {isSearching && 'Searching for cards...'}
          {total > 0 && `${numbers.format(total)} ${total === 1 ? 'result' : 'results'} found`}
        </p>
      </div>
    </>
  )
}
