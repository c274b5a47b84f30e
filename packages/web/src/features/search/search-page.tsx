import { pages, type SearchMode } from '@manafolio/contract'
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { SearchRequest } from '../../card-kit/card-search-query.ts'
import { QueryForm } from '../../card-kit/query-field/query-form.tsx'
import type { StoredSearch } from '../../card-kit/query-field/stored-search.ts'
import { useQueryText } from '../../card-kit/query-field/use-query-text.ts'
import { SurpriseButton } from '../../card-kit/surprise-button.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { FiltersButton, FiltersPanel } from './filters/filters-button.tsx'
import { ModeSelect } from './mode-select.tsx'
import { ResultControls } from './result-controls.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import type { FirstPage } from './results/search-results.tsx'
import { useRecordSearch, useStoredSearches } from './saved/use-stored-searches.ts'
import classes from './search-page.module.css'
import { SearchStatus } from './search-status.tsx'
import { type CardSearchState, useCardSearch } from './use-card-search.ts'
import { type SearchOptions, useChangeOptions, useSearchOptions } from './use-search-options.ts'

const SearchResults = lazyPart(
  async () => (await import('./results/search-results.tsx')).SearchResults,
  { Loading: ResultSkeleton },
)

const SaveSearch = lazyPart(async () => (await import('./saved/save-search.tsx')).SaveSearch)

const StartSearches = lazyPart(
  async () => (await import('./saved/start-searches.tsx')).StartSearches,
)

const route = getRouteApi('/')

interface SearchPageProps {
  /** Stands around the saved and recent searches before a search. */
  Start: ComponentType<{ children: ReactNode }>
}

export function SearchPage({ Start }: SearchPageProps) {
  const options = useSearchOptions()
  const { query, mode, request } = options
  const navigate = route.useNavigate()
  const { changeMode } = useChangeOptions()
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, markSent } = useQueryText(query ?? '')
  const userId = useCurrentUser()?.id ?? ''
  const [isFieldUsed, setFieldUsed] = useState(false)
  const stored = useStoredSearches(userId, isFieldUsed)
  const refined = useRecordSearch(userId, query, mode)
  const [isFiltering, setFiltering] = useState(false)
  const filters = useRef<HTMLButtonElement>(null)
  const { search, restartSearch } = useCardSearch(request)
  const found = useFound(options, search)
  const isSearching = Boolean(query) && (!request || search.isFetching)
  useDocumentTitle(query ?? 'Search')
  useRequestedFocus(field)
  useEffect(() => whenIdle(() => void SearchResults.preload()), [])

  /** The pressed button may be disabled or removed in a moment. */
  const focusField = useCallback(() => field.current?.focus(), [])

  function searchFor(q: string) {
    focusField()
    refined.current = undefined
    setText(q)
    if (q === query) return restartSearch()
    markSent(q)
    void navigate({ search: (params) => ({ ...params, q, mode }) })
  }

  function runSearch({ query: q, mode: as, sort: by }: StoredSearch) {
    refined.current = undefined
    void navigate({ search: (params) => ({ ...params, q, mode: as, ...(by && { sort: by }) }) })
  }

  /** Back leads to what was there before the query, not through every filter. */
  function refine(q: string) {
    refined.current = query
    markSent(q)
    const replace = query !== undefined
    void navigate({
      search: (params) => ({ ...params, q: q === '' ? undefined : q, mode }),
      replace,
    })
  }

  return (
    <div className={classes.layout} data-filters={isFiltering || undefined}>
      <div className={query ? classes.found : classes.start}>
        <h1 className={query ? classes.hidden : classes.title}>Find a card</h1>
        <div className={classes.bar}>
          <QueryForm
            fieldRef={field}
            label="Search for cards"
            placeholder="Lightning Bolt, Sol Ring…"
            query={query ?? ''}
            text={text}
            onText={setText}
            onFocus={() => setFieldUsed(true)}
            isSearching={isSearching}
            onSearch={searchFor}
            searches={stored}
            onRun={runSearch}
          />
          <FiltersButton
            ref={filters}
            query={text}
            isOpen={isFiltering}
            onToggle={() => setFiltering(!isFiltering)}
          />
        </div>
        <SearchBar
          options={options}
          isOrdered={search.data?.isOrderedByQuery}
          onMode={changeMode}
        />
        {!query && (
          <Start>
            <StartSearches userId={userId} onSearch={searchFor} />
          </Start>
        )}
        <SearchStatus search={search} isSearching={isSearching}>
          {request && <Beside request={request} />}
        </SearchStatus>
        {query && <FoundCards {...found} onFollow={focusField} />}
      </div>
      {isFiltering && (
        <FiltersPanel
          text={text}
          query={query ?? ''}
          opener={filters}
          onText={setText}
          onSearch={refine}
          onClose={() => setFiltering(false)}
        />
      )}
    </div>
  )
}

interface FoundCardsProps extends Pick<SearchOptions, 'request' | 'view'>, FirstPage {
  onFollow: () => void
}

/** Memoized: they do not render while the user types. */
const FoundCards = memo(function FoundCards({ request, view, ...props }: FoundCardsProps) {
  if (!request || !view) return <ResultSkeleton />
  return <SearchResults request={request} view={view} {...props} />
})

/** What is found, a moment after the field and the buttons show that it changes; at first, at once. */
function useFound({ request, view }: SearchOptions, { data, error, isPending }: CardSearchState) {
  const found = useMemo(
    () => ({ request, view, data, error, isPending }),
    [request, view, data, error, isPending],
  )
  const deferred = useDeferredValue(found)
  return deferred.data ? deferred : found
}

/** Another page led here to type; see app/frame/search-shortcut.tsx. */
function useRequestedFocus(field: RefObject<HTMLElement | null>): void {
  const { key, focusesField } = useLocation({ select: ({ state }) => state })
  useEffect(() => {
    if (key && focusesField) field.current?.focus()
  }, [field, key, focusesField])
}

interface SearchBarProps {
  options: SearchOptions
  isOrdered: boolean | undefined
  onMode: (mode: SearchMode) => void
}

/** What is listed and how. */
function SearchBar({ options, isOrdered = false, onMode }: SearchBarProps) {
  const { query, mode } = options
  return (
    <div className={classes.options}>
      <ModeSelect mode={mode} look={query ? 'compact' : 'explained'} onChange={onMode} />
      {query && <ResultControls options={options} isOrderedByQuery={isOrdered} />}
      {!query && <SurpriseButton />}
    </div>
  )
}

/** What else to do with a search, beside the number of results. */
function Beside({ request }: { request: SearchRequest }) {
  const { q, mode, sort } = request
  return (
    <div className={classes.beside}>
      <div className={classes.save}>
        <SaveSearch query={q} mode={mode} sort={sort} />
      </div>
      <div className={classes.more}>
        <SurpriseButton query={q} />
        <Link to={pages.searchSyntax} className={classes.link}>
          Search syntax
        </Link>
      </div>
    </div>
  )
}
