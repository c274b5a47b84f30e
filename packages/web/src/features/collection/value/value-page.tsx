import { pages } from '@manafolio/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { BackToCollection } from '../back-to-collection.tsx'
import { ValueHistory } from './chart/value-history.tsx'
import { EmptyValue } from './empty-value.tsx'
import { ValueHead } from './head/value-head.tsx'
import { ValueMovers } from './movers/value-movers.tsx'
import { ValueParts } from './parts/value-parts.tsx'
import { usualRange } from './ranges.ts'
import { useValueHistory } from './use-value-history.ts'
import type { ValueParams } from './value-params.ts'
import { partsQuery, valueKey } from './value-queries.ts'

const route = getRouteApi(pages.collectionValue)

/** What the collection is worth, was worth, and by which cards. */
export function ValuePage() {
  useDocumentTitle('Value over time')
  return (
    <>
      <BackToCollection />
      <PageHeading title="Value over time">
        What your cards are worth by the day's market prices, and what moved it.
      </PageHeading>
      <Value />
    </>
  )
}

function Value() {
  const params = route.useSearch()
  const { range = usualRange, movers = '7' } = params
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
      <ValueHead now={parts.data} days={history.data} />
      <ValueHistory
        history={history}
        range={range}
        onRange={(next) => show({ ...params, range: next })}
      />
      <ValueMovers days={movers} onDays={(next) => show({ ...params, movers: next })} />
      <ValueParts parts={parts} />
    </>
  )
}
