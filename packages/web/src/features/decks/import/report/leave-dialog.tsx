import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { warnOfLeaving } from '../../../../lib/leave-warning.ts'
import { Button } from '../../../../ui/button.tsx'
import classes from '../../../../ui/delete-dialog.module.css'
import { Dialog } from '../../../../ui/dialog.tsx'

/** Asks whoever leaves a list that they worked on: nothing is kept of it. */
export function LeaveDialog({ isWorkedOn }: { isWorkedOn: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => true,
    enableBeforeUnload: false,
    withResolver: true,
    disabled: !isWorkedOn,
  })
  const [who] = useState({})
  useEffect(() => {
    warnOfLeaving(who, isWorkedOn)
    return () => warnOfLeaving(who, false)
  }, [who, isWorkedOn])
  if (status !== 'blocked') return null
  return (
    <Dialog title="Leave this list?" width={480} onClosed={reset}>
      {(close) => (
        <>
          <p className={classes.question}>
            Nothing is kept of it: what you changed in its lines is lost.
          </p>
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus onClick={close}>
              Stay here
            </Button>
            <Button className={classes.danger} onClick={proceed}>
              Leave
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
