import { limits, type listCollectionChanges, type OutputOf, pages } from '@manafolio/contract'
import { IconHistory } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { HistoryList } from '../../../history-kit/history-list.tsx'
import { byDay, type Day, dayBefore, dayOf, formatDay } from '../../../lib/days.ts'
import { Button } from '../../../ui/button.tsx'
import { CollectionChangeRow } from './collection-change-row.tsx'
import classes from './history-page.module.css'

interface CollectionHistoryProps {
  list: {
    data: Pick<OutputOf<typeof listCollectionChanges>, 'changes' | 'total' | 'beginsAt'> | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  page: number
  /** The printing that the list is limited to. */
  scryfallId: string | undefined
  /** Restores a day; undefined where that is not offered. */
  onRestore: ((day: Day) => void) | undefined
}

/** One page of the changes to the collection. */
export function CollectionHistory({ list, page, scryfallId, onRestore }: CollectionHistoryProps) {
  const { changes, total = 0, beginsAt = null } = list.data ?? {}
  const pageCount = Math.ceil(total / limits.collectionChangesPage)
  const search = (to: number) => ({
    ...(to > 1 && { page: to }),
    ...(scryfallId !== undefined && { card: scryfallId }),
  })
  return (
    <HistoryList
      query={list}
      hasCards
      days={
        changes &&
        byDay(changes).map(({ day, items }) => ({
          day,
          action: onRestore && <RestoreDayButton day={day} onRestore={onRestore} />,
          rows: items.map((change) => ({
            id: change.id,
            row: (
              <CollectionChangeRow change={change} scryfallId={scryfallId} pageChanges={changes} />
            ),
          })),
        }))
      }
      pager={{
        page,
        pageCount,
        buttonTo: (to) => ({
          renderRoot: (props) => (
            <Link to={pages.collectionHistory} search={search(to)} {...props} />
          ),
        }),
      }}
      empty={{
        drawing: <EmptyLedger />,
        text: 'Every card you add, change, or remove is recorded here, and you can undo it.',
        button: {
          renderRoot: (props) => <Link to={pages.home} search={{}} {...props} />,
          children: 'Search for cards',
        },
      }}
    >
      {beginsAt !== null && page >= pageCount && (
        <p className={classes.older}>Older changes are no longer available.</p>
      )}
    </HistoryList>
  )
}

interface RestoreDayButtonProps {
  day: Day
  onRestore: (day: Day) => void
}

/** Goes back to the end of a day; today has not ended, so it goes back to before today. */
function RestoreDayButton({ day, onRestore }: RestoreDayButtonProps) {
  const today = dayOf(new Date())
  const isToday = day >= today
  const text = isToday ? 'Restore before today' : 'Restore the end of this day'
  const end = isToday ? 'before today' : `at the end of ${formatDay(day)}`
  return (
    <Button
      variant="subtle"
      px={10}
      mx={-10}
      c="var(--accent)"
      fw={500}
      leftSection={<IconHistory size={18} stroke={1.7} aria-hidden />}
      aria-haspopup="dialog"
      title={`Restore the collection as it was ${end}`}
      aria-label={isToday ? text : `${text}, ${formatDay(day)}`}
      onClick={() => onRestore(isToday ? dayBefore(today) : day)}
    >
      {text}
    </Button>
  )
}

/** An illustration of an open ledger with empty lines. */
function EmptyLedger() {
  const lines = [38, 54, 70, 86, 102]
  return (
    <svg
      viewBox="0 0 176 132"
      width="150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M88 22C70 10 40 8 8 12v104c32-4 62-2 80 10 18-12 48-14 80-10V12c-32-4-62-2-80 10Z" />
      <path d="M88 22v104" />
      {lines.map((y) => (
        <path key={y} d={`M26 ${y - 2}q24-2 46 6M104 ${y + 4}q22-8 46-6`} strokeDasharray="5 5" />
      ))}
    </svg>
  )
}
