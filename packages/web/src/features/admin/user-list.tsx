import { deleteUser, type ListedUser } from '@manafolio/contract'
import { useMediaQuery } from '@mantine/hooks'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { toast, toastFailure } from '../../ui/toast.ts'
import { DeleteButton } from './delete-button.tsx'
import { EmailMark } from './email-mark.tsx'
import { RoleBadge } from './role-badge.tsx'
import { UserName } from './user-name.tsx'
import classes from './user-section.module.css'
import { type UsersProps, UserTable } from './user-table.tsx'
import { dayOf } from './user-text.ts'
import { type AnsweredUsers, usersKey } from './users-query.ts'

interface UserListProps {
  users: readonly ListedUser[]
  selfId: string
  /** Takes the focus when the last user of the page is deleted. */
  heading: RefObject<HTMLElement | null>
  /** Shown when there are no users, for example after the last one was deleted. */
  children: ReactNode
}

interface Question {
  user: ListedUser
  /** The user whose row moves up into the deleted one's place. */
  neighbor: ListedUser | undefined
}

/**
 * A page of users, as a table or a list depending on the width, and the confirmation of a deletion.
 */
export function UserList({ users, selfId, heading, children }: UserListProps) {
  const isPhone = useMediaQuery('(max-width: 43.74em)', false, { getInitialValueInEffect: false })
  const [question, setQuestion] = useState<Question | null>(null)
  const List = isPhone ? UserEntries : UserTable

  function ask(user: ListedUser) {
    setQuestion({ user, neighbor: neighborOf(users, user, selfId) })
  }

  function end({ user, neighbor }: Question) {
    setQuestion(null)
    const button = buttonOf(user) ?? buttonOf(neighbor)
    const next = button ?? heading.current
    next?.focus()
  }

  return (
    <>
      {users.length === 0 ? children : <List users={users} selfId={selfId} onDelete={ask} />}
      {question && <DeleteUserDialog user={question.user} onClosed={() => end(question)} />}
    </>
  )
}

/**
 * The user whose row takes the place of a deleted one: the next row with a button, or else the
 * previous.
 */
function neighborOf(users: readonly ListedUser[], deleted: ListedUser, selfId: string) {
  const index = users.findIndex(({ id }) => id === deleted.id)
  const hasButton = ({ id }: ListedUser) => id !== selfId
  return users.slice(index + 1).find(hasButton) ?? users.slice(0, index).findLast(hasButton)
}

/** The delete button of a user; null if there is none. */
function buttonOf(user: ListedUser | undefined) {
  return user ? document.querySelector<HTMLElement>(`[data-deletes="${user.id}"]`) : null
}

interface DeleteUserDialogProps {
  user: ListedUser
  /** Called when the user no longer exists, whoever deleted them. The caller moves the focus. */
  onClosed: () => void
}

/** Asks for confirmation, then deletes a user. */
function DeleteUserDialog({ user, onClosed }: DeleteUserDialogProps) {
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

/** The users as a list, for narrow screens. */
function UserEntries({ users, selfId, onDelete }: UsersProps) {
  return (
    <ul className={classes.list} aria-labelledby="registered-users">
      {users.map((user) => (
        <li key={user.id} className={classes.entry}>
          <div>
            <p className={classes.name}>
              <UserName user={user} isSelf={user.id === selfId} />
            </p>
            <p className={classes.email}>
              {user.email}
              {user.emailVerifiedAt === null && <EmailMark />}
            </p>
          </div>
          <RoleBadge role={user.role} />
          <p className={classes.joined}>
            Joined <time dateTime={user.createdAt}>{dayOf(user.createdAt)}</time>
          </p>
          {user.id !== selfId && <DeleteButton user={user} onDelete={onDelete} />}
        </li>
      ))}
    </ul>
  )
}

/** Deletes a user with all their data, and refetches the list. */
function useDeleteUser() {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: usersKey })
  return useMutation({
    mutationFn: ({ id }: ListedUser) => call(deleteUser, { params: { id } }),
    onSuccess: (_, user) => {
      toast('User deleted!')
      leaveOut(queryClient, user)
      refresh()
    },
    onError: (error, user) => {
      toastFailure(
        'Failed to delete user',
        messageOf(error, 'Something went wrong. Please try again.'),
      )
      if (isNotFound(error)) leaveOut(queryClient, user)
      refresh()
    },
  })
}

/** Another admin deleted the user first. */
function isNotFound(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Shows the deletion at once, even if refetching the list fails. */
function leaveOut(queryClient: QueryClient, { id }: ListedUser) {
  queryClient.setQueriesData<AnsweredUsers>({ queryKey: usersKey }, (list) => {
    if (!list?.users.some((user) => user.id === id)) return list
    return {
      ...list,
      users: list.users.filter((user) => user.id !== id),
      totalCount: list.totalCount - 1,
      matchCount: list.matchCount - 1,
    }
  })
}
