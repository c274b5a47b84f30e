import type { SearchMode } from '@manafolio/contract'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { SearchForm } from '../../card-kit/query-field/search-form.tsx'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { ModeSelect } from './mode-select.tsx'
import classes from './search-page.module.css'
import { SearchPrompt } from './search-prompt.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStatus } from './search-status.tsx'
import { SyntaxLink } from './syntax-link.tsx'
import { useCardSearch } from './use-card-search.ts'

const route = getRouteApi('/')

export function SearchPage() {
  const { q: query, mode = 'cards' } = route.useSearch()
  const navigate = route.useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { search, isSearching, searchAgain } = useCardSearch(query, mode)
  useDocumentTitle(query ?? 'Search')

  /** What was pressed may be disabled or gone in a moment. */
  function focusField() {
    field.current?.focus()
  }

  function searchFor(text: string) {
    focusField()
    if (text === query) searchAgain()
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
          fieldRef={field}
          label="Search for cards"
          placeholder="Lightning Bolt, Sol Ring…"
          query={query ?? ''}
          isSearching={isSearching}
          onSearch={searchFor}
        />
      </div>
      <div className={classes.options}>
        <ModeSelect mode={mode} onChange={changeMode} />
        {query && <SyntaxLink />}
      </div>
      {!query && <SearchPrompt onSearch={searchFor} />}
      <SearchStatus search={search} isSearching={isSearching} />
      {query && <SearchResults search={search} onFollow={focusField} />}
    </div>
  )
}
