import type { ImportEffect } from '@manafolio/contract'
import { useRef } from 'react'
import { countOf, countWords, rowsWords } from '../../../../lib/count-words.ts'
import { Button } from '../../../../ui/button.tsx'
import classes from '../../../../ui/delete-dialog.module.css'
import { Dialog } from '../../../../ui/dialog.tsx'

interface ReplaceDialogProps {
  effect: ImportEffect
  /** How many take the place of what is there. */
  rows: number
  onReplace: () => void
  /** Called when the dialog is gone. */
  onClosed: () => void
}

/** Asks before what is in the collection gives way to what is in the file. */
export function ReplaceDialog({ effect, rows, onReplace, onClosed }: ReplaceDialogProps) {
  const isChosen = useRef(false)
  const { removed, changed, copiesBefore, copiesAfter } = effect
  return (
    <Dialog
      title="Replace my collection"
      width={480}
      onClosed={() => {
        onClosed()
        if (isChosen.current) onReplace()
      }}
    >
      {(close) => (
        <>
          <p className={classes.question}>
            Your collection will be what these {rowsWords(rows)} say: {countOf(removed, 'printing')}{' '}
            {removed === 1 ? 'goes' : 'go'}, {countWords(changed)} changed,{' '}
            {countWords(copiesBefore)} → {countWords(copiesAfter)} cards. You can undo it
            afterwards.
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
              Replace my collection
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
