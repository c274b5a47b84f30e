import { type CollectionChange, pages } from '@manafolio/contract'
import { TextInput } from '@mantine/core'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { linkedPrinting } from '../../../card-kit/linked-card.ts'
import { TextWithCards } from '../../../card-kit/text-with-cards.tsx'
import { type Day, dayBefore, dayOf, formatDay } from '../../../lib/days.ts'
import type { HistoryParams } from '../../../lib/search-params.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { BackToCollection } from '../back-to-collection.tsx'
import { useCopiesCard } from '../copies/use-copies-card.ts'
import { type ChangesPage, changesQuery } from './changes-query.ts'
import { CollectionHistory } from './collection-history.tsx'
import { printingOf } from './headlines.ts'
import classes from './history-page.module.css'
import { RestoreDialog } from './restore-dialog.tsx'

const route = getRouteApi(pages.collectionHistory)

/** Every change to the collection, or to one printing of it. */
export function HistoryPage() {
  useDocumentTitle('Collection history')
  const { page, scryfallId } = requested(route.useSearch())
  const list = useQuery(changesQuery({ page, scryfallId }))
  // Restoring changes the whole collection; beside the changes of one card it would suggest less. Of a
  // single change it would be the same as undoing that.
  const canRestore = scryfallId === undefined && (list.data?.total ?? 2) > 1
  const [dayToRestore, setDayToRestore] = useState<Day | null>(null)
  return (
    <>
      <BackToCollection />
      <PageHeading title="Collection history">
        Every change to your collection, newest first. You can undo any of them.
      </PageHeading>
      <ConnectionNotice onRetry={() => void list.refetch()} />
      <div className={classes.columns}>
        {canRestore && (
          <RestoreDay beginsAt={list.data?.beginsAt ?? null} onRestore={setDayToRestore} />
        )}
        <div className={classes.list}>
          {scryfallId !== undefined && (
            <OneCardNote scryfallId={scryfallId} changes={list.data?.changes} />
          )}
          <CollectionHistory
            list={list}
            page={page}
            scryfallId={scryfallId}
            onRestore={canRestore ? setDayToRestore : undefined}
          />
        </div>
      </div>
      {dayToRestore !== null && (
        <RestoreDialog day={dayToRestore} onClosed={() => setDayToRestore(null)} />
      )}
    </>
  )
}

HistoryPage.prefetch = (queryClient: QueryClient, { search }: { search: HistoryParams }) =>
  queryClient.prefetchQuery(changesQuery(requested(search)))

function requested({ page = 1, card: scryfallId }: HistoryParams): ChangesPage {
  return { page, scryfallId }
}

interface OneCardNoteProps {
  scryfallId: string
  changes: CollectionChange[] | undefined
}

/** Names the printing that the list is limited to, and links to the whole history. */
function OneCardNote({ scryfallId, changes }: OneCardNoteProps) {
  const { card } = useCopiesCard(scryfallId)
  const changed = changes
    ?.flatMap(({ entries }) => entries)
    .find((entry) => entry.scryfallId === scryfallId && entry.cardName !== null)
  const printing = changed ?? { ...card, cardName: card?.name ?? null }
  return (
    <p className={classes.note}>
      <span className={classes.printing}>
        Only changes to{' '}
        <b>
          {printing.cardName === null ? (
            'one printing'
          ) : (
            <TextWithCards
              text={printingOf(printing)}
              cards={[
                {
                  text: printingOf(printing),
                  card: linkedPrinting({ ...printing, scryfallId }),
                },
              ]}
            />
          )}
        </b>
      </span>
      <Link to={pages.collectionHistory} search={{}} className={classes.all}>
        Show all changes
      </Link>
      <span className={classes.hint}>
        To go back to a day, show all changes: it restores the whole collection.
      </span>
    </p>
  )
}

interface RestoreDayProps {
  /** Until when changes are no longer available; null while all of them are. */
  beginsAt: string | null
  onRestore: (day: Day) => void
}

/** Offers to go back to any day that the history reaches, also to one without changes. */
function RestoreDay({ beginsAt, onRestore }: RestoreDayProps) {
  const yesterday = dayBefore(dayOf(new Date()))
  const [day, setDay] = useState(yesterday)
  const first = beginsAt === null ? undefined : dayOf(beginsAt)
  const problem = problemOf(day, { first, last: yesterday })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onRestore(day)
      }}
    >
      <h2 className={classes.formTitle}>Go back to a day</h2>
      <p className={classes.formText}>
        Restores the collection as it was at the end of a day. The preview shows what would change.
      </p>
      <div className={classes.fields}>
        <TextInput
          type="date"
          label="Day"
          value={day}
          min={first}
          max={yesterday}
          error={problem}
          errorProps={{ role: 'alert' }}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" variant="default" disabled={problem !== null} aria-haspopup="dialog">
          Preview
        </Button>
      </div>
    </form>
  )
}

/** Why the collection can't go back to a day; null when it can. */
function problemOf(day: Day, { first, last }: { first: Day | undefined; last: Day }) {
  if (day === '' || day > last) return 'Choose a day before today.'
  if (first === undefined || day >= first) return null
  return `Your history begins on ${formatDay(first)}. Choose a later day.`
}
