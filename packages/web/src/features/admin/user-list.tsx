import type { ListedUser } from '@manafolio/contract'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, type RefObject, useState } from 'react'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { UserEntries } from './user-entries.tsx'
import { UserTable } from './user-table.tsx'

interface UserListProps {
  users: readonly ListedUser[]
  selfId: string
  /** Gets the focus when the last user of the page is gone. */
  heading: RefObject<HTMLElement | null>
  /** What stands there when there are none, as when the last of them was deleted. */
  children: ReactNode
}

interface Question {
  user: ListedUser
  /** Whose row comes to where that of the user was. */
  neighbour: ListedUser | undefined
}

/** The users of a page, as the room allows, and the question before one is deleted. */
export function UserList({ users, selfId, heading, children }: UserListProps) {
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  const [question, setQuestion] = useState<Question | null>(null)
  const List = isPhone ? UserEntries : UserTable

  function ask(user: ListedUser) {
    setQuestion({ user, neighbour: neighbourOf(users, user, selfId) })
  }

  function end({ user, neighbour }: Question) {
    setQuestion(null)
    const button = buttonOf(user) ?? buttonOf(neighbour)
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

/** Whose row is where a row was, once that is gone: the next with a button, or else the one before. */
function neighbourOf(users: readonly ListedUser[], gone: ListedUser, selfId: string) {
  const place = users.findIndex(({ id }) => id === gone.id)
  const hasButton = ({ id }: ListedUser) => id !== selfId
  return users.slice(place + 1).find(hasButton) ?? users.slice(0, place).findLast(hasButton)
}

/** The button that deletes a user; null when there is none, or no such user any more. */
function buttonOf(user: ListedUser | undefined) {
  return user ? document.querySelector<HTMLElement>(`[data-deletes="${user.id}"]`) : null
}
