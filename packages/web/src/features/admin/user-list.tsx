import type { ListedUser } from '@manafolio/contract'
import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useState } from 'react'
import { DeleteDialog } from './delete-dialog.tsx'
import { isGone, useDeleteUser } from './use-delete-user.ts'
import { UserEntries } from './user-entries.tsx'
import { UserTable } from './user-table.tsx'

interface UserListProps {
  users: readonly ListedUser[]
  selfId: string
  /** Gets the focus when the last user of the page is gone. */
  heading: RefObject<HTMLElement | null>
}

/** The users of a page, as the room allows, and the question before one is deleted. */
export function UserList({ users, selfId, heading }: UserListProps) {
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  const [asked, setAsked] = useState<ListedUser | null>(null)
  const deletion = useDeleteUser()

  function closeAt(user: ListedUser | undefined) {
    setAsked(null)
    const button = user && document.querySelector<HTMLElement>(`[data-deletes="${user.id}"]`)
    const next = button ?? heading.current
    next?.focus()
  }

  function remove(user: ListedUser) {
    const neighbour = neighbourOf(users, user, selfId)
    deletion.mutate(user, {
      onSuccess: () => closeAt(neighbour),
      onError: (error) => closeAt(isGone(error) ? neighbour : user),
    })
  }

  const List = isPhone ? UserEntries : UserTable
  return (
    <>
      <List users={users} selfId={selfId} onDelete={setAsked} />
      <DeleteDialog
        user={asked}
        isPending={deletion.isPending}
        onConfirm={remove}
        onCancel={() => closeAt(asked ?? undefined)}
      />
    </>
  )
}

/** Whose row is where a row was, once that is gone: the next with a button, or else the one before. */
function neighbourOf(users: readonly ListedUser[], gone: ListedUser, selfId: string) {
  const place = users.findIndex(({ id }) => id === gone.id)
  const hasButton = ({ id }: ListedUser) => id !== selfId
  return users.slice(place + 1).find(hasButton) ?? users.slice(0, place).findLast(hasButton)
}
