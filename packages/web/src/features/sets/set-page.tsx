import { pages, type SetPage as SetPageData } from '@manafolio/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { focusMain } from '../../lib/focus-main.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { ConnectionNotice } from '../../ui/connection-notice.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Completion } from './completion.tsx'
import { NoSet } from './no-set.tsx'
import { SetCards } from './set-cards.tsx'
import { SetHead, SetHeadSkeleton } from './set-head.tsx'
import type { SetParams } from './sets-params.ts'
import { setQuery } from './sets-query.ts'
import { VisitorNote } from './visitor-note.tsx'

const route = getRouteApi(pages.set)

/** A set: its cards, what the user owns of it, and what the rest costs. */
// Annotated because inferring the type would go through all routes and back to this one.
export function SetPage(): ReactNode {
  const { code } = route.useParams()
  const { data, error, refetch } = useQuery(setQuery(code))
  useDocumentTitle(data?.set.name ?? 'Set')
  useFocusOnSet(code)
  if (error instanceof ApiError && error.status === 404) return <NoSet code={code} />
  if (data) return <SetView page={data} onRetry={() => void refetch()} />
  if (!error) return <SetHeadSkeleton />
  return (
    <>
      <PageHeading title="Set" />
      <LoadProblem title="The set could not be loaded" error={error} onRetry={refetch} />
    </>
  )
}

SetPage.prefetch = (queryClient: QueryClient, { params }: { params: Record<string, string> }) =>
  queryClient.prefetchQuery(setQuery(params.code ?? ''))

/** Moves the focus to the page when a related set is shown: its link is gone. */
function useFocusOnSet(code: string): void {
  const shown = useRef(code)
  useLayoutEffect(() => {
    if (shown.current === code) return
    shown.current = code
    focusMain()
  }, [code])
}

function SetView({ page, onRetry }: { page: SetPageData; onRetry: () => void }) {
  const params = route.useSearch()
  const navigate = route.useNavigate()
  const show = (search: SetParams) => void navigate({ search, replace: true, resetScroll: false })
  return (
    <>
      <SetHead set={page.set} related={page.related} />
      <ConnectionNotice onRetry={onRetry} />
      <VisitorNote>
        With a free account you mark the cards that you own and see what is missing.
      </VisitorNote>
      <Completion page={page} params={params} onChange={show} />
      <SetCards page={page} params={params} onChange={show} />
    </>
  )
}
