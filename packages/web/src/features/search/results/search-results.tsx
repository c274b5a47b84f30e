import type { SearchView } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { cardSearchKey, type SearchRequest } from '../../../card-kit/card-search-query.ts'
import { Warnings } from '../../../card-kit/query-field/warnings.tsx'
import { isSessionExpired, messageOf } from '../../../lib/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { ResultSkeleton } from '../result-skeleton.tsx'
import type { CardSearchState } from '../use-card-search.ts'
import { ClauseList } from './clause-list.tsx'
import { EmptyHand } from './empty-hand.tsx'
import { QueryLink } from './query-link.tsx'
import { ResultList } from './result-list.tsx'
import classes from './search-results.module.css'

/** The first page. */
export type FirstPage = Pick<CardSearchState, 'data' | 'error' | 'isPending'>

export interface SearchResultsProps extends FirstPage {
  request: SearchRequest
  view: SearchView
  /** The user follows one of the search links, which may be unmounted in a moment. */
  onFollow: () => void
}

/** Shown below the field after a search. */
export function SearchResults({ request, view, onFollow, ...search }: SearchResultsProps) {
  if (search.isPending) return <ResultSkeleton view={view} />
  const first = search.data
  if (!first) return <Failed error={search.error} view={view} />
  const didYouMean = <DidYouMean query={first.didYouMean} onFollow={onFollow} />
  return (
    <>
      <Warnings warnings={first.warnings} />
      {first.cards.length === 0 ? (
        <>
          <NoResults action={didYouMean} />
          <ClauseList clauses={first.clauses} onFollow={onFollow} />
        </>
      ) : (
        <>
          {didYouMean}
          <ResultList
            key={cardSearchKey(request).join('\n')}
            request={request}
            first={first}
            view={view}
          />
        </>
      )}
    </>
  )
}

/** An expired session shows its toast; any other error is explained in place of the results. */
function Failed({ error, view }: { error: Error | null; view: SearchView }) {
  if (isSessionExpired(error)) return <ResultSkeleton view={view} />
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

function NoResults({ action }: { action?: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState drawing={<EmptyHand />} title="No Cards Found" action={action}>
        No cards found matching your search. Please check the spelling and try again.
      </EmptyState>
    </div>
  )
}
