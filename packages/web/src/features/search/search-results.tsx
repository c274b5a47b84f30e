import { Warnings } from '../../card-kit/query-field/warnings.tsx'
import { useOwned } from '../../card-kit/use-owned.ts'
import { isSessionExpired, messageOf } from '../../lib/api-error.ts'
import { Problem } from '../../ui/problem.tsx'
import { ClauseList } from './clause-list.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import type { CardSearchState } from './use-card-search.ts'

interface SearchResultsProps {
  search: CardSearchState
  /** Somebody follows one of the links that search, and that may be gone in a moment. */
  onFollow: () => void
}

/** What stands below the field once something was searched. */
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

/** An expired session speaks through its toast; anything else leaves no results and says why. */
function Failed({ error }: { error: Error | null }) {
  if (isSessionExpired(error)) return <ResultSkeleton />
  return (
    <>
      <Problem title="Search Error">
        {messageOf(error, 'The server does not answer. Check your connection and search again.')}
      </Problem>
      <NoResults />
    </>
  )
}
