import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { warnOfLeaving } from '../../../../lib/leave-warning.ts'
import { Button } from '../../../../ui/button.tsx'
import classes from '../../../../ui/delete-dialog.module.css'
import { Dialog } from '../../../../ui/dialog.tsx'

interface LeaveDialogProps {
  hasEdits: boolean
  what?: 'list' | 'decks'
}

const texts = {
  list: {
    title: 'Leave this list?',
    loss: 'The list isn’t saved, so the changes to its lines will be lost.',
  },
  decks: {
    title: 'Leave these decks?',
    loss: 'They aren’t created yet, so what you changed of them will be lost.',
  },
}

/** Asks for confirmation before a list with edits is left: nothing of it is stored. */
export function LeaveDialog({ hasEdits, what = 'list' }: LeaveDialogProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => true,
    enableBeforeUnload: false,
    withResolver: true,
    disabled: !hasEdits,
  })
  const [owner] = useState({})
  useEffect(() => {
    warnOfLeaving(owner, hasEdits)
    return () => warnOfLeaving(owner, false)
  }, [owner, hasEdits])
  if (status !== 'blocked') return null
  return (
    <Dialog title={texts[what].title} width={480} onClosed={reset}>
      {(close) => (
        <>
          <p className={classes.question}>{texts[what].loss}</p>
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
