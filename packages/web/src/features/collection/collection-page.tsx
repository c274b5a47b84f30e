import type { CollectionEntry, CollectionStats } from '@manafolio/contract'
import { Tabs } from '@mantine/core'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { refreshCollection } from '../../card-kit/collection-undo/refresh-collection.ts'
import { formatCount } from '../../lib/formats.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { ConnectionNotice } from '../../ui/connection-notice.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CollectionActions } from './collection-actions.tsx'
import { CollectionCards } from './collection-cards.tsx'
import classes from './collection-page.module.css'
import type { CollectionParams } from './collection-params.ts'
import { entriesQuery, findQuery, statsQuery } from './collection-query.ts'
import { findOf } from './use-found-entries.ts'
import { WallSkeleton } from './wall-skeleton.tsx'

const StatisticsPanel = lazyPart(async () => (await import('./statistics.tsx')).StatisticsPanel)

export function CollectionPage() {
  useDocumentTitle('Your Collection')
  return (
    <>
      <PageHeading title="Your Collection">Manage your MTG card collection</PageHeading>
      <Collection />
    </>
  )
}

CollectionPage.prefetch = (queryClient: QueryClient, { search }: { search: CollectionParams }) =>
  Promise.all([
    queryClient.prefetchQuery(entriesQuery),
    queryClient.prefetchQuery(statsQuery),
    queryClient.prefetchQuery(findQuery(findOf(search))),
  ])

function Collection() {
  const queryClient = useQueryClient()
  const entries = useQuery(entriesQuery)
  const stats = useQuery(statsQuery)
  const retry = () => void refreshCollection(queryClient)
  if (entries.isPending || stats.isPending) return <WallSkeleton />
  if (!entries.data || !stats.data) {
    return (
      <LoadProblem
        title="Your collection could not be loaded"
        error={entries.error ?? stats.error}
        onRetry={retry}
      />
    )
  }
  return (
    <>
      <ConnectionNotice onRetry={retry} />
      <CollectionTabs entries={entries.data} stats={stats.data} />
    </>
  )
}

interface CollectionTabsProps {
  entries: CollectionEntry[]
  stats: CollectionStats
}

const route = getRouteApi('/collection')

function CollectionTabs({ entries, stats }: CollectionTabsProps) {
  const { tab = 'cards', ...params } = route.useSearch()
  const navigate = route.useNavigate()

  function show(next: string | null) {
    void navigate({ search: { ...params, ...(next === 'statistics' && { tab: next }) } })
  }

  return (
    <Tabs value={tab} onChange={show} keepMounted={false} classNames={{ list: classes.tabs }}>
      <div className={classes.head}>
        <Tabs.List aria-label="Collection">
          <Tabs.Tab value="cards">Cards ({formatCount(stats.totalCards)})</Tabs.Tab>
          <Tabs.Tab value="statistics">Statistics</Tabs.Tab>
        </Tabs.List>
        <CollectionActions />
      </div>
      <Tabs.Panel value="cards">
        <CollectionCards entries={entries} stats={stats} />
      </Tabs.Panel>
      <Tabs.Panel value="statistics">
        <StatisticsPanel stats={stats} />
      </Tabs.Panel>
    </Tabs>
  )
}
