import { type CollectionChange, limits, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { messageOf } from '../../../lib/api-error.ts'
import { byDay, type Day, dayOf } from '../../../lib/days.ts'
import { Button } from '../../../ui/button.tsx'
import { HistoryPager } from '../../../ui/history-pager.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { HistoryDay } from './history-day.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { NothingChanged } from './nothing-changed.tsx'

interface HistoryProps {
  list: {
    data: { changes: CollectionChange[]; total: number } | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  page: number
  /** Only of this printing. */
  card: string | undefined
  /** Brings back a day; undefined where that is not offered. */
  onRestore: ((day: Day) => void) | undefined
}

/** One page of changes by days, or why there is none. */
export function History({ list, page, card, onRestore }: HistoryProps) {
  const { data, error, isFetching } = list
  if (!data && error) return <Failed error={error} onRetry={list.refetch} />
  if (!data) return <HistorySkeleton />
  if (data.changes.length === 0) return <NothingChanged isBeyondEnd={data.total > 0} card={card} />
  const today = dayOf(new Date())
  return (
    <div aria-busy={isFetching}>
      {byDay(data.changes).map(({ day, items }) => (
        <HistoryDay
          key={day}
          day={day}
          today={today}
          changes={items}
          card={card}
          beside={data.changes}
          onRestore={onRestore}
        />
      ))}
      <HistoryPager
        page={page}
        pages={Math.ceil(data.total / limits.collectionChangesPage)}
        linkTo={(to) => (
          <Link
            to={pages.collectionHistory}
            search={{ ...(to > 1 && { page: to }), ...(card !== undefined && { card }) }}
          />
        )}
      />
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <Problem
      title="The history could not be loaded"
      action={
        <Button variant="default" mt={12} onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
