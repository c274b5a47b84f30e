import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import classes from './delete-dialog.module.css'
import { Dialog } from './dialog.tsx'

interface DeleteDialogProps {
  /** Also the label of the button. */
  title: string
  isPending: boolean
  /** The label of the button meanwhile. */
  pendingLabel?: string
  /** Deletes it, and then closes the dialog. */
  onDelete: (close: () => void) => void
  /** Called when the dialog has closed; moves the focus. */
  onClosed: () => void
  /** The question. */
  children: ReactNode
}

/** Asks for confirmation before something is permanently deleted. */
export function DeleteDialog({ title, isPending, children, ...props }: DeleteDialogProps) {
  const { pendingLabel = 'Deleting...' } = props
  return (
    <Dialog title={title} width={480} isBusy={isPending} onClosed={props.onClosed}>
      {(close) => (
        <>
          <p className={classes.question}>{children}</p>
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button
              className={classes.danger}
              disabled={isPending}
              onClick={() => props.onDelete(() => closeOnceDrawn(close))}
            >
              {isPending ? pendingLabel : title}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/**
 * Closes the dialog after the page was rendered without the deleted item. With reduced motion a dialog
 * closes immediately, and would return the focus to a button of the row that is about to go.
 */
function closeOnceDrawn(close: () => void): void {
  setTimeout(close)
}
