import { Loader } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { type Day, dayOf, dayTitle } from '../lib/days.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadProblem } from '../ui/load-problem.tsx'
import classes from './history-list.module.css'
import { HistoryPager, type HistoryPagerProps } from './history-pager.tsx'

interface HistoryDay {
  day: Day
  /** Shown beside the heading of the day. */
  action?: ReactNode
  rows: readonly { id: string | number; row: ReactNode }[]
}

interface HistoryListProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Newest first; undefined until they are loaded. */
  days: readonly HistoryDay[] | undefined
  pager: HistoryPagerProps
  empty: EmptyHistory
  /** Rows begin with a small card, and so do their placeholders. */
  hasCards?: boolean
  /** Shown below the oldest row. */
  children?: ReactNode
}

/** Shown for a history without changes. */
interface EmptyHistory {
  drawing: ReactNode
  text: string
  button: ComponentProps<typeof Button>
}

/** One page of a history, grouped by day, or the reason why there is none. */
export function HistoryList(props: HistoryListProps) {
  const { query, days, pager, empty, hasCards = false, children } = props
  const { error, isFetching, refetch } = query
  if (!days && error) {
    return <LoadProblem title="The history could not be loaded" error={error} onRetry={refetch} />
  }
  if (!days) return <HistorySkeleton hasCards={hasCards} />
  if (days.length === 0) return <NoChanges pager={pager} empty={empty} />
  const today = dayOf(new Date())
  return (
    <div aria-busy={isFetching}>
      {days.map((day) => (
        <DaySection key={day.day} today={today} {...day} />
      ))}
      {children}
      <HistoryPager {...pager} />
    </div>
  )
}

function DaySection({ day, today, action, rows }: HistoryDay & { today: Day }) {
  return (
    <section className={classes.day} aria-labelledby={`day-${day}`}>
      <div className={classes.head}>
        <h2 id={`day-${day}`} className={classes.title}>
          {dayTitle(day, today)}
        </h2>
        {action}
      </div>
      <ol className={classes.rows}>
        {rows.map(({ id, row }) => (
          <li key={id}>{row}</li>
        ))}
      </ol>
    </section>
  )
}

/** Nothing has changed yet, or the page in the address is past the last one. */
function NoChanges({ pager, empty }: Pick<HistoryListProps, 'pager' | 'empty'>) {
  const { drawing, text, button } = empty
  if (pager.pageCount > 0) {
    return (
      <EmptyState
        drawing={drawing}
        title="No changes this far back"
        action={<Button {...pager.buttonTo(1)}>Go to the newest changes</Button>}
      />
    )
  }
  return (
    <EmptyState drawing={drawing} title="Nothing has changed yet" action={<Button {...button} />}>
      {text}
    </EmptyState>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** A placeholder for a day, shown while it is loading. */
function HistorySkeleton({ hasCards }: { hasCards: boolean }) {
  return (
    <>
      <p role="status" className={classes.loading}>
        <Loader size={18} aria-hidden />
        Loading the history...
      </p>
      <div aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={classes.place}>
            {hasCards && <span className={classes.card} />}
            <span className={classes.lines}>
              <span className={classes.line} />
              <span className={classes.line} />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
