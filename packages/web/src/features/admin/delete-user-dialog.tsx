import type { ListedUser } from '@manafolio/contract'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { useDeleteUser } from './use-delete-user.ts'

interface DeleteUserDialogProps {
  user: ListedUser
  /** Called when it is gone, with the user or without. Whoever shows it says where the focus goes. */
  onClosed: () => void
}

/** Asks before a user is deleted, and does it. */
export function DeleteUserDialog({ user, onClosed }: DeleteUserDialogProps) {
  const { mutate, isPending } = useDeleteUser()
  return (
    <DeleteDialog
      title="Delete user"
      isPending={isPending}
      onDelete={(close) => mutate(user, { onSettled: close })}
      onClosed={onClosed}
    >
      Are you sure you want to delete "{user.email}"? This action cannot be undone and will remove
      all their data including collections and decks.
    </DeleteDialog>
  )
}
