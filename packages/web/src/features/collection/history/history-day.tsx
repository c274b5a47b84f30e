import type { CollectionChange } from '@manafolio/contract'
import { IconHistory } from '@tabler/icons-react'
import { type Day, dayBefore, dayWords, shortDayWords } from './days.ts'
import classes from './history-day.module.css'
import { HistoryRow } from './history-row.tsx'

interface HistoryDayProps {
  day: Day
  today: Day
  changes: CollectionChange[]
  card: string | undefined
  onRestore: (day: Day) => void
}

/** What was done on one day, and the way back to how it was then. */
export function HistoryDay({ day, today, changes, card, onRestore }: HistoryDayProps) {
  // How it is at the end of today nobody knows yet.
  const isToday = day >= today
  return (
    <section className={classes.day} aria-labelledby={`day-${day}`}>
      <div className={classes.head}>
        <h2 id={`day-${day}`} className={classes.title}>
          {titleOf(day, today)}
        </h2>
        <button
          type="button"
          className={classes.restore}
          aria-haspopup="dialog"
          title={
            isToday
              ? 'Restore the collection as it was before today'
              : 'Restore the collection as it was at the end of this day'
          }
          aria-label={
            isToday
              ? 'Restore the collection as it was before today'
              : `Restore the collection as it was at the end of ${dayWords(day)}`
          }
          onClick={() => onRestore(isToday ? dayBefore(today) : day)}
        >
          <IconHistory size={18} stroke={1.7} aria-hidden />
          {isToday ? 'Restore before today' : 'Restore the end of this day'}
        </button>
      </div>
      <ol className={classes.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <HistoryRow change={change} card={card} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function titleOf(day: Day, today: Day): string {
  if (day === today) return `Today, ${shortDayWords(day)}`
  if (day === dayBefore(today)) return `Yesterday, ${shortDayWords(day)}`
  return dayWords(day)
}
