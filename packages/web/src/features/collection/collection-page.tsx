import type { CollectionEntry, CollectionStats } from '@manafolio/contract'
import { Tabs } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { ConnectionNotice } from '../../ui/connection-notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Problem } from '../../ui/problem.tsx'
import { CollectionActions } from './collection-actions.tsx'
import { CollectionCards } from './collection-cards.tsx'
import classes from './collection-page.module.css'
import { entriesQuery, statsQuery } from './collection-query.ts'
import { refreshCollection } from './refresh-collection.ts'
import { Statistics } from './statistics.tsx'
import { ValueLink } from './value/link/value-link.tsx'
import { WallSkeleton } from './wall-skeleton.tsx'

export function CollectionPage() {
  useDocumentTitle('Your Collection')
  return (
    <>
      <PageHeading title="Your Collection">Manage your MTG card collection</PageHeading>
      <Collection />
    </>
  )
}

function Collection() {
  const queryClient = useQueryClient()
  const entries = useQuery(entriesQuery)
  const stats = useQuery(statsQuery)
  const retry = () => void refreshCollection(queryClient)
  if (entries.isPending || stats.isPending) return <WallSkeleton />
  if (!entries.data || !stats.data) {
    return <Failed error={entries.error ?? stats.error} onRetry={retry} />
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
const numbers = new Intl.NumberFormat('en-US')

function CollectionTabs({ entries, stats }: CollectionTabsProps) {
  const { tab = 'cards', ...params } = route.useSearch()
  const navigate = route.useNavigate()

  function show(next: string | null) {
    void navigate({ search: { ...params, ...(next === 'statistics' && { tab: next }) } })
  }

  return (
    <Tabs value={tab} onChange={show} keepMounted={false} classNames={{ list: classes.tabs }}>
      <div className={classes.head}>
        <Tabs.List>
          <Tabs.Tab value="cards">Cards ({numbers.format(stats.totalCards)})</Tabs.Tab>
          <Tabs.Tab value="statistics">Statistics</Tabs.Tab>
        </Tabs.List>
        <CollectionActions />
      </div>
      <Tabs.Panel value="cards">
        <CollectionCards entries={entries} stats={stats} />
      </Tabs.Panel>
      <Tabs.Panel value="statistics">
        <Statistics stats={stats} valueLink={<ValueLink />} />
      </Tabs.Panel>
    </Tabs>
  )
}

function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <Problem
      title="Your collection could not be loaded"
      action={
        <Button variant="default" mt={12} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
