import type { ReactNode } from 'react'
import { Warnings } from '../../card-kit/query-field/warnings.tsx'
import { useOwned } from '../../card-kit/use-owned.ts'
import { isSessionExpired, messageOf } from '../../lib/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Problem } from '../../ui/problem.tsx'
import { ClauseList } from './clause-list.tsx'
import { QueryLink } from './query-link.tsx'
import { ResultList } from './result-list.tsx'
import classes from './search-results.module.css'
import type { CardSearchState } from './use-card-search.ts'

const rows = ['first', 'second', 'third', 'fourth']

interface SearchResultsProps {
  search: CardSearchState
  /** The user follows one of the search links, which may be unmounted in a moment. */
  onFollow: () => void
}

/** Shown below the field after a search. */
export function SearchResults({ search, onFollow }: SearchResultsProps) {
  const pages = search.data?.pages ?? []
  const owned = useOwned(pages.map(({ cards }) => cards.map(({ id }) => id)))
  if (search.isPending) return <ResultSkeleton />
  const [first] = pages
  if (!first) return <Failed error={search.error} />
  const cards = pages.flatMap((page) => page.cards)
  const didYouMean = <DidYouMean query={first.didYouMean} onFollow={onFollow} />
  return (
    <>
      <Warnings warnings={first.warnings} />
      {cards.length === 0 ? (
        <>
          <NoResults action={didYouMean} />
          <ClauseList clauses={first.clauses} onFollow={onFollow} />
        </>
      ) : (
        <>
          {didYouMean}
          <ResultList
            mode={first.searchMode}
            cards={cards}
            owned={owned}
            hasMore={search.hasNextPage}
            isLoadingMore={search.isFetchingNextPage}
            hasFailed={search.isFetchNextPageError}
            onMore={() => void search.fetchNextPage({ cancelRefetch: false })}
          />
        </>
      )}
    </>
  )
}

/** An expired session shows its toast; any other error is explained in place of the results. */
function Failed({ error }: { error: Error | null }) {
  if (isSessionExpired(error)) return <ResultSkeleton />
  return (
    <>
      <Problem title="Search Error">
        {messageOf(error, 'The server is not responding. Check your connection and search again.')}
      </Problem>
      <NoResults />
    </>
  )
}

interface DidYouMeanProps {
  query: string | null
  onFollow: () => void
}

/** A query that the user may have meant. */
function DidYouMean({ query, onFollow }: DidYouMeanProps) {
  if (query === null) return null
  return (
    <p className={classes.question}>
      Did you mean{' '}
      <QueryLink query={query} className={classes.query} onFollow={onFollow}>
        {query}
      </QueryLink>
      ?
    </p>
  )
}

/** The placeholder of the results while they load. */
function ResultSkeleton() {
  return (
    <div className={classes.list} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <div className={classes.image} />
          <div className={classes.lines}>
            <i style={{ width: '52%' }} />
            <i style={{ width: '34%' }} />
            <i style={{ width: '84%' }} />
            <i style={{ width: '66%' }} />
          </div>
        </div>
      ))}
    </div>
  )
}

function NoResults({ action }: { action?: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState drawing={<EmptyHand />} title="No Cards Found" action={action}>
        No cards found matching your search. Please check the spelling and try again.
      </EmptyState>
    </div>
  )
}

function EmptyHand() {
  return (
    <svg
      viewBox="0 0 140 96"
      width="140"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <rect
        x="24"
        y="22"
        width="44"
        height="62"
        rx="5"
        strokeDasharray="5 5"
        transform="rotate(-16 46 53)"
      />
      <rect x="48" y="14" width="44" height="62" rx="5" strokeDasharray="5 5" />
      <rect
        x="72"
        y="22"
        width="44"
        height="62"
        rx="5"
        strokeDasharray="5 5"
        transform="rotate(16 94 53)"
      />
    </svg>
  )
}
