import type { CollectionChange } from '@manafolio/contract'
import { type Day, dayTitle } from '../../../lib/days.ts'
import classes from './history-day.module.css'
import { HistoryRow } from './history-row.tsx'
import { RestoreDayButton } from './restore-day-button.tsx'

interface HistoryDayProps {
  day: Day
  today: Day
  changes: CollectionChange[]
  card: string | undefined
  /** All changes of the page. */
  beside: readonly CollectionChange[]
  /** Brings back a day; undefined where that is not offered. */
  onRestore: ((day: Day) => void) | undefined
}

/** What was done on one day, and the way back to how it was then. */
export function HistoryDay({ day, today, changes, card, ...props }: HistoryDayProps) {
  const { beside, onRestore } = props
  return (
    <section className={classes.day} aria-labelledby={`day-${day}`}>
      <div className={classes.head}>
        <h2 id={`day-${day}`} className={classes.title}>
          {dayTitle(day, today)}
        </h2>
        {onRestore && <RestoreDayButton day={day} today={today} onRestore={onRestore} />}
      </div>
      <ol className={classes.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <HistoryRow change={change} card={card} beside={beside} />
          </li>
        ))}
      </ol>
    </section>
  )
}
