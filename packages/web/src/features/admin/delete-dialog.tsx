import type { ListedUser } from '@manafolio/contract'
import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useState } from 'react'
import classes from './delete-dialog.module.css'

interface DeleteDialogProps {
  /** Who is to be deleted; the dialog is closed while that is nobody. */
  user: ListedUser | null
  isPending: boolean
  onConfirm: (user: ListedUser) => void
  onCancel: () => void
}

/** Asks before a user is deleted. Whoever opens it says where the focus goes afterwards. */
export function DeleteDialog({ user, isPending, onConfirm, onCancel }: DeleteDialogProps) {
  const shown = useLast(user)
  return (
    <Modal.Root
      opened={user !== null}
      onClose={() => !isPending && onCancel()}
      centered
      size={480}
      padding={24}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header: its header element counts as one of the page. */}
        <div className={classes.head}>
          <Modal.Title className={classes.title}>Delete user</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={44} disabled={isPending} />
        </div>
        <Modal.Body className={classes.body}>
          <p className={classes.question}>
            Are you sure you want to delete "{shown?.email}"? This action cannot be undone and will
            remove all their data including collections and decks.
          </p>
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus disabled={isPending} onClick={onCancel}>
              Cancel
            </Button>
            <Button
              className={classes.danger}
              disabled={isPending}
              onClick={() => user && onConfirm(user)}
            >
              {isPending ? 'Deleting...' : 'Delete user'}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Whom it was about, also while it fades. */
function useLast(user: ListedUser | null): ListedUser | null {
  const [last, setLast] = useState(user)
  if (user !== null && user !== last) setLast(user)
  return user ?? last
}
