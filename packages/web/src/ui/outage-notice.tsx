import { IconDatabaseOff } from '@tabler/icons-react'
import { countOf } from '../lib/formats.ts'
import { tryAgainNow, useOutage } from '../lib/outage.ts'
import { useFocusHandover } from '../lib/use-focus-handover.ts'
import { Button } from './button.tsx'
import classes from './outage-notice.module.css'

interface OutageNoticeProps {
  /** The element that gets the focus when the button goes away with the outage. */
  focusAfter: () => HTMLElement | null
}

/** Shown while anything on the page waits for the database; what it waits for comes by itself. */
export function OutageNotice({ focusAfter }: OutageNoticeProps) {
  const { isWaiting, tries, isOver } = useOutage()
  const button = useFocusHandover(focusAfter)
  // The live region is rendered before its text: otherwise it would not be announced.
  return (
    <div className={classes.notice} data-empty={!isWaiting || undefined}>
      {isWaiting && <IconDatabaseOff size={28} stroke={1.5} aria-hidden className={classes.icon} />}
      <div role="status" className={classes.news}>
        {isWaiting && (
          <>
            <p className={classes.title}>We can't reach your data right now; it is safe.</p>
            <p className={classes.text}>This page fills itself as soon as the data is back.</p>
          </>
        )}
        {isOver && <p className={classes.hidden}>Your data is back.</p>}
      </div>
      {isWaiting && (
        <div className={classes.retry}>
          <Button ref={button} variant="default" onClick={tryAgainNow}>
            Try again now
          </Button>
          <p className={classes.tries}>Tried {countOf(tries, 'time')}</p>
        </div>
      )}
    </div>
  )
}
