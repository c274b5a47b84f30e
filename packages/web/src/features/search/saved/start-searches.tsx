import { useQuery } from '@tanstack/react-query'
import { SearchPrompt } from '../search-prompt.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { useRecentSearches } from './recent-store.ts'
import { SavedSearches } from './saved-searches.tsx'
import { savedSearchesQuery } from './saved-searches-query.ts'
import classes from './start-searches.module.css'

interface StartSearchesProps {
  userId: string
  onSearch: (query: string) => void
}

/** Shown before a search: the user's saved and recent ones, and then examples, all at once. */
export function StartSearches({ userId, onSearch }: StartSearchesProps) {
  const saved = useQuery(savedSearchesQuery)
  const recent = useRecentSearches(userId)
  if (saved.isPending) return null
  return (
    <>
      {saved.data && saved.data.length > 0 && <SavedSearches searches={saved.data} />}
      {saved.isError && <p className={classes.problem}>Your saved searches can't be loaded now.</p>}
      {recent.length > 0 && <RecentSearches userId={userId} searches={recent} />}
      <SearchPrompt onSearch={onSearch} />
    </>
  )
}
