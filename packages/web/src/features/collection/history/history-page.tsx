import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Day } from '../../../lib/days.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { BackToCollection } from '../back-to-collection.tsx'
import { changesQuery } from './changes-query.ts'
import { History } from './history.tsx'
import classes from './history-page.module.css'
import { OneCardNote } from './one-card-note.tsx'
import { RestoreDay } from './restore-day.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

const route = getRouteApi(pages.collectionHistory)

/** Everything that was done to the collection, to be read, undone, and gone back to. */
export function HistoryPage() {
  useDocumentTitle('Collection history')
  const { page = 1, card } = route.useSearch()
  const list = useQuery(changesQuery({ page, scryfallId: card }))
  // A day is restored for the whole collection, which a list of one card must not suggest otherwise.
  const canRestore = card === undefined && list.data?.total !== 0
  const [dayToRestore, setDayToRestore] = useState<Day | null>(null)
  return (
    <>
      <BackToCollection />
      <PageHeading title="Collection history">
        What was done to your cards, newest first, to be read and undone.
      </PageHeading>
      <ConnectionNotice onRetry={() => void list.refetch()} />
      <div className={classes.columns} data-alone={!canRestore || undefined}>
        {canRestore && <RestoreDay onRestore={setDayToRestore} />}
        <div className={classes.list}>
          {card !== undefined && <OneCardNote scryfallId={card} changes={list.data?.changes} />}
          <History
            list={list}
            page={page}
            card={card}
            onRestore={canRestore ? setDayToRestore : undefined}
          />
        </div>
      </div>
      {dayToRestore !== null && (
        <RestoreDialog day={dayToRestore} onClose={() => setDayToRestore(null)} />
      )}
    </>
  )
}
