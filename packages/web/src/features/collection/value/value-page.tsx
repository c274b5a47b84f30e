import { pages } from '@manafolio/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { BackToCollection } from '../back-to-collection.tsx'
import { ValueHead } from './head/value-head.tsx'
import { ValueMovers } from './movers/value-movers.tsx'
import { ValueParts } from './parts/value-parts.tsx'
import { usualRange } from './ranges.ts'
import { useValueHistory } from './use-value-history.ts'
import { ValueHistory } from './value-history.tsx'
import classes from './value-page.module.css'
import type { ValueParams } from './value-params.ts'
import { moversQuery, partsQuery, usualMoverDays, valueKey } from './value-queries.ts'

const route = getRouteApi(pages.collectionValue)

/** The value of the collection, its history, and the cards that changed it. */
export function ValuePage() {
  useDocumentTitle('Value over time')
  return (
    <>
      <BackToCollection />
      <PageHeading title="Value over time">
        What your cards are worth at market prices, and which cards moved the total.
      </PageHeading>
      <Value />
    </>
  )
}

ValuePage.prefetch = (queryClient: QueryClient, { search }: { search: ValueParams }) =>
  Promise.all([
    queryClient.prefetchQuery(partsQuery),
    queryClient.prefetchQuery(moversQuery(search.movers ?? usualMoverDays)),
  ])

function Value() {
  const params = route.useSearch()
  const { range = usualRange, movers = usualMoverDays } = params
  const navigate = route.useNavigate()
  const history = useValueHistory(range)
  const parts = useQuery(partsQuery)
  const queryClient = useQueryClient()
  const wasEmpty = history.data?.every(({ copies }) => copies === 0)
  if (parts.data?.copies === 0 && wasEmpty) return <EmptyValue />

  function show(search: ValueParams) {
    void navigate({ search, replace: true, resetScroll: false })
  }

  return (
    <>
      <ConnectionNotice
        onRetry={() => void queryClient.invalidateQueries({ queryKey: valueKey })}
      />
      <ValueHead current={parts.data} days={history.data} />
      <ValueHistory
        history={history}
        range={range}
        onRange={(next) => show({ ...params, range: next })}
      />
      <ValueMovers days={movers} onDays={(next) => show({ ...params, movers: next })} />
      <ValueParts />
    </>
  )
}

/** No cards, and no history either. */
function EmptyValue() {
  return (
    <EmptyState
      drawing={<EmptyChart />}
      title="Nothing to value yet"
      action={
        <div className={classes.actions}>
          <Button renderRoot={(props) => <Link to={pages.home} search={{}} {...props} />}>
            Search for cards
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link to={pages.collectionImport} search={{}} {...props} />}
          >
            Import from another tool
          </Button>
        </div>
      }
    >
      Once you have cards in your collection, their value is recorded here once a day.
    </EmptyState>
  )
}

/** An illustration of two axes without a line. */
function EmptyChart() {
  return (
    <svg
      viewBox="0 0 176 120"
      width="150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M14 8v98h154" />
      <path d="M28 88l28-18 24 8 30-34 22 10 28-36" strokeDasharray="5 6" />
    </svg>
  )
}
