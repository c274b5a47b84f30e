import { IconHistory } from '@tabler/icons-react'
import { type Day, dayBefore, dayWords } from '../../../lib/days.ts'
import classes from './restore-day-button.module.css'

interface RestoreDayButtonProps {
  day: Day
  today: Day
  onRestore: (day: Day) => void
}

/** Back to the end of a day; how it is at the end of today nobody knows yet. */
export function RestoreDayButton({ day, today, onRestore }: RestoreDayButtonProps) {
  const isToday = day >= today
  const end = isToday ? 'before today' : `at the end of ${dayWords(day)}`
  const label = `Restore the collection as it was ${end}`
  return (
    <button
      type="button"
      className={classes.restore}
      aria-haspopup="dialog"
      title={label}
      aria-label={label}
      onClick={() => onRestore(isToday ? dayBefore(today) : day)}
    >
      <IconHistory size={18} stroke={1.7} aria-hidden />
      {isToday ? 'Restore before today' : 'Restore the end of this day'}
    </button>
  )
}
