import { Button, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Problem } from '../../ui/problem.tsx'
import { CardWall } from './card-wall.tsx'
import classes from './collection-page.module.css'
import { entriesQuery, statsQuery } from './collection-query.ts'
import { EmptyCollection } from './empty-collection.tsx'
import { Statistics } from './statistics.tsx'
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
  const entries = useQuery(entriesQuery)
  const stats = useQuery(statsQuery)
  if (entries.isPending || stats.isPending) return <WallSkeleton />
  if (!entries.data || !stats.data) {
    const retry = () => Promise.all([entries.refetch(), stats.refetch()])
    return <Failed error={entries.error ?? stats.error} onRetry={() => void retry()} />
  }
  const numbers = new Intl.NumberFormat('en-US')
  return (
    <Tabs
      defaultValue="cards"
      keepMounted={false}
      classNames={{ tab: classes.tab, list: classes.tabs }}
    >
      <Tabs.List>
        <Tabs.Tab value="cards">Cards ({numbers.format(stats.data.totalCards)})</Tabs.Tab>
        <Tabs.Tab value="statistics">Statistics</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="cards">
        {entries.data.length === 0 ? <EmptyCollection /> : <CardWall entries={entries.data} />}
      </Tabs.Panel>
      <Tabs.Panel value="statistics">
        <Statistics stats={stats.data} />
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
