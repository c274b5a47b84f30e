import type { ListedUser } from '@manafolio/contract'
import { IconTrash } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import classes from './delete-button.module.css'

interface DeleteButtonProps {
  user: ListedUser
  onDelete: (user: ListedUser) => void
}

export function DeleteButton({ user, onDelete }: DeleteButtonProps) {
  return (
    <Button
      variant="subtle"
      className={classes.button}
      aria-label={`Delete ${user.email}`}
      aria-haspopup="dialog"
      data-deletes={user.id}
      leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />}
      onClick={() => onDelete(user)}
    >
      Delete
    </Button>
  )
}
