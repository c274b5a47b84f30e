import type { ImportEffect } from '@manafolio/contract'
import { useRef } from 'react'
import { countOf, formatCount, formatRows } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import classes from '../../../ui/delete-dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'

interface RemovalDialogProps {
  /** What it does. */
  title: string
  effect: ImportEffect
  /** Number of rows that are committed. */
  rows: number
  onConfirmed: () => void
  /** Called when the dialog has closed. */
  onClosed: () => void
}

/** Asks for confirmation before copies are removed that a file does not have. */
export function RemovalDialog({ title, effect, rows, onConfirmed, onClosed }: RemovalDialogProps) {
  const isChosen = useRef(false)
  const { removed, changed, copiesBefore, copiesAfter } = effect
  return (
    <Dialog
      title={title}
      width={480}
      onClosed={() => {
        onClosed()
        if (isChosen.current) onConfirmed()
      }}
    >
      {(close) => (
        <>
          <p className={classes.question}>
            With {formatRows(rows)} of the file: {countOf(removed, 'printing')} removed,{' '}
            {formatCount(changed)} changed, {formatCount(copiesBefore)} → {formatCount(copiesAfter)}{' '}
            cards. You can undo it afterwards.
          </p>
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus onClick={close}>
              Cancel
            </Button>
            <Button
              className={classes.danger}
              onClick={() => {
                isChosen.current = true
                close()
              }}
            >
              {title}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
