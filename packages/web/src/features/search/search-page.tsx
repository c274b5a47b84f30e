import type { SearchMode } from '@manafolio/contract'
import { getRouteApi } from '@tanstack/react-router'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { ModeSelect } from './mode-select.tsx'
import { SearchForm } from './search-form.tsx'
import classes from './search-page.module.css'
import { SearchPrompt } from './search-prompt.tsx'
import { SearchResults } from './search-results.tsx'
import { useCardSearch } from './use-card-search.ts'

const route = getRouteApi('/')

export function SearchPage() {
  const { q: query, mode = 'cards' } = route.useSearch()
  const navigate = route.useNavigate()
  const search = useCardSearch(query, mode)
  const isSearching = search.isFetching && !search.isFetchingNextPage
  useDocumentTitle(query ?? 'Search')

  function searchFor(text: string) {
    if (text === query) void search.refetch()
    else void navigate({ search: { q: text, mode } })
  }

  function changeMode(next: SearchMode) {
    void navigate({ search: { ...(query && { q: query }), mode: next }, replace: true })
  }

  return (
    <div className={query ? classes.found : classes.start}>
      <h1 className={query ? classes.hidden : classes.title}>Find a card</h1>
      <div className={classes.bar}>
        <SearchForm
          key={query}
          query={query ?? ''}
          isSearching={isSearching}
          onSearch={searchFor}
        />
      </div>
      <ModeSelect mode={mode} onChange={changeMode} />
      {query ? (
        <SearchResults mode={mode} search={search} />
      ) : (
        <SearchPrompt onSearch={searchFor} />
      )}
    </div>
  )
}
