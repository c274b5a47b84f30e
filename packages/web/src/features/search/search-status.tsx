import type { SearchMode } from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { modes } from './modes.ts'
import classes from './search-status.module.css'
import type { CardSearchState } from './use-card-search.ts'

interface SearchStatusProps {
  mode: SearchMode
  search: CardSearchState
  isSearching: boolean
}

const numbers = new Intl.NumberFormat('en-US')

/**
 * How the search stands, in one element that stays on the page: screen readers announce what
 * changes in a status, not a status that appears with its text.
 */
export function SearchStatus({ mode, search, isSearching }: SearchStatusProps) {
  const total = isSearching || search.isError ? 0 : (search.data?.pages[0]?.totalCards ?? 0)
  return (
    <div className={isSearching || total > 0 ? classes.header : classes.empty}>
      {total > 0 && <h2 id="results">{modes[mode].heading}</h2>}
      {isSearching && <Loader size={18} aria-hidden />}
      <p role="status" className={classes.text}>
        {isSearching && 'Searching for cards...'}
        {total > 0 && `${numbers.format(total)} ${total === 1 ? 'result' : 'results'} found`}
      </p>
    </div>
  )
}
