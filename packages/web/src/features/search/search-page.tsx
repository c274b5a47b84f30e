import type { SearchMode } from '@manafolio/contract'
import { pages } from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { SearchForm } from '../../card-kit/query-field/search-form.tsx'
import { SurpriseButton } from '../../card-kit/surprise-button.tsx'
import { countOf } from '../../lib/formats.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { ModeSelect } from './mode-select.tsx'
import { modes } from './modes.ts'
import classes from './search-page.module.css'
import { SearchResults } from './search-results.tsx'
import { type CardSearchState, useCardSearch } from './use-card-search.ts'

const examples = [
  { query: 'Lightning Bolt', description: 'a card by its name' },
  { query: 't:goblin f:modern', description: 'goblins that are legal in Modern' },
  { query: 'c:u mv<=2 o:"draw a card"', description: 'cheap blue cards that draw' },
  { query: 'id<=wu r:mythic usd<5', description: 'mythics for a white-blue deck, under $5' },
]

const route = getRouteApi('/')

export function SearchPage() {
  const { q: query, mode = 'cards' } = route.useSearch()
  const navigate = route.useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { search, isSearching, restartSearch } = useCardSearch(query, mode)
  useDocumentTitle(query ?? 'Search')

  /** The pressed button may be disabled or removed in a moment. */
  function focusField() {
    field.current?.focus()
  }

  function searchFor(text: string) {
    focusField()
    if (text === query) restartSearch()
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
        <div className={classes.beside}>
          <SurpriseButton query={query} />
          {query && <SyntaxLink />}
        </div>
      </div>
      {!query && <SearchPrompt onSearch={searchFor} />}
      <SearchStatus search={search} isSearching={isSearching} />
      {query && <SearchResults search={search} onFollow={focusField} />}
    </div>
  )
}

/** Links to the syntax page. */
function SyntaxLink() {
  return (
    <Link to={pages.searchSyntax} className={classes.link}>
      Search syntax
    </Link>
  )
}

interface SearchStatusProps {
  search: CardSearchState
  isSearching: boolean
}

/**
 * The status of the search, in one element that stays mounted: screen readers announce changes to a
 * status, not a status that is mounted with its text.
 */
function SearchStatus({ search, isSearching }: SearchStatusProps) {
  const answer = isSearching ? undefined : search.data?.pages[0]
  const total = answer?.totalCards ?? 0
  return (
    <>
      <Explanation text={answer?.explanation} isSearching={isSearching} />
      <div className={isSearching || total > 0 ? classes.header : classes.empty}>
        {answer && total > 0 && <h2 id="results">{modes[answer.searchMode].heading}</h2>}
        {isSearching && <Loader size={18} aria-hidden />}
        <p role="status" className={classes.text}>
          {isSearching && 'Searching for cards...'}
          {total > 0 && `${countOf(total, 'result')} found`}
        </p>
      </div>
    </>
  )
}

/** Its line is reserved until the response arrives, so that the results don't move. */
function Explanation({ text, isSearching }: { text: string | undefined; isSearching: boolean }) {
  if (isSearching) return <p className={classes.explanation}>&nbsp;</p>
  return text ? <p className={classes.explanation}>{text}</p> : null
}

/** Shown before a search: a prompt and example queries. */
function SearchPrompt({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <div className={classes.prompt}>
      <p className={classes.searchPromptText}>
        Search for a card by name to see its printings and market prices, or use the query language:
      </p>
      <ul className={classes.examples}>
        {examples.map(({ query, description }) => (
          <li key={query}>
            <button type="button" className={classes.example} onClick={() => onSearch(query)}>
              <code className={classes.query}>{query}</code>
              <span className={classes.description}>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        <Link to={pages.searchSyntax}>The whole search syntax</Link>
        <Link to={pages.sets} search={{}}>
          All sets
        </Link>
      </p>
    </div>
  )
}
