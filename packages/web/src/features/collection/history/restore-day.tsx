import { useState } from 'react'
import { type Day, dayBefore, dayOf } from '../../../lib/days.ts'
import { Button } from '../../../ui/button.tsx'
import classes from './restore-day.module.css'

/** Any day, also one on which nothing was done, can be gone back to. */
export function RestoreDay({ onRestore }: { onRestore: (day: Day) => void }) {
  const yesterday = dayBefore(dayOf(new Date()))
  const [day, setDay] = useState(yesterday)
  const isPast = day !== '' && day <= yesterday
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPast) onRestore(day)
      }}
    >
      <h2 className={classes.title}>Go back to a day</h2>
      <p className={classes.text}>
        Brings back the collection as it was at the end of a day. The preview shows what would
        change.
      </p>
      <div className={classes.fields}>
        <label htmlFor="restore-day" className={classes.label}>
          Day
        </label>
        <input
          id="restore-day"
          type="date"
          className={classes.day}
          value={day}
          max={yesterday}
          aria-invalid={!isPast}
          aria-describedby="restore-day-error"
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" variant="default" disabled={!isPast} aria-haspopup="dialog">
          Preview
        </Button>
        <p id="restore-day-error" role="status" className={classes.error}>
          {!isPast && 'Choose a day before today.'}
        </p>
      </div>
    </form>
  )
}
