import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import classes from './delete-dialog.module.css'
import { Dialog } from './dialog.tsx'

interface DeleteDialogProps {
  /** Also what the button says. */
  title: string
  isPending: boolean
  /** To be done, and then the dialog to be closed. */
  onDelete: (close: () => void) => void
  /** Called when it is gone. Whoever shows it says where the focus goes. */
  onClosed: () => void
  /** The question. */
  children: ReactNode
}

/** Asks before something is deleted for good. */
export function DeleteDialog({ title, isPending, children, ...props }: DeleteDialogProps) {
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
              {isPending ? 'Deleting...' : title}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/**
 * Closes the dialog after the page was drawn without what was deleted. With reduced motion a dialog is
 * gone at once, and would give the focus to the button of a row that is about to go.
 */
function closeOnceDrawn(close: () => void): void {
  setTimeout(close)
}
