import type { ListedUser } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './delete-dialog.module.css'
import { useDeleteUser } from './use-delete-user.ts'

interface DeleteDialogProps {
  user: ListedUser
  /** Called when it is gone, with the user or without. Whoever shows it says where the focus goes. */
  onClosed: () => void
}

/** Asks before a user is deleted, and does it. */
export function DeleteDialog({ user, onClosed }: DeleteDialogProps) {
  const { mutate, isPending } = useDeleteUser()
  return (
    <Dialog title="Delete user" width={480} isBusy={isPending} onClosed={onClosed}>
      {(close) => (
        <>
          <p className={classes.question}>
            Are you sure you want to delete "{user.email}"? This action cannot be undone and will
            remove all their data including collections and decks.
          </p>
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button
              className={classes.danger}
              disabled={isPending}
              onClick={() => mutate(user, { onSettled: close })}
            >
              {isPending ? 'Deleting...' : 'Delete user'}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
