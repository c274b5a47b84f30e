import type { ListedUser } from '@manafolio/contract'
import { DeleteButton } from './delete-button.tsx'
import { EmailMark } from './email-mark.tsx'
import { RoleBadge } from './role-badge.tsx'
import { UserName } from './user-name.tsx'
import classes from './user-table.module.css'
import { dayOf } from './user-text.ts'

export interface UsersProps {
  users: readonly ListedUser[]
  /** The user whose row has no delete button. */
  selfId: string
  onDelete: (user: ListedUser) => void
}

/** Users in a table with a sticky header. */
export function UserTable({ users, ...props }: UsersProps) {
  return (
    <table className={classes.table} aria-labelledby="registered-users">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Joined</th>
          <th scope="col">Role</th>
          <th scope="col">
            <span className={classes.hidden}>Delete</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} {...props} />
        ))}
      </tbody>
    </table>
  )
}

interface UserRowProps extends Omit<UsersProps, 'users'> {
  user: ListedUser
}

function UserRow({ user, selfId, onDelete }: UserRowProps) {
  const isSelf = user.id === selfId
  return (
    <tr>
      <td>
        <UserName user={user} isSelf={isSelf} />
      </td>
      <th scope="row">
        {user.email}
        {user.emailVerifiedAt === null && <EmailMark />}
      </th>
      <td className={classes.day}>
        <span className={classes.hidden}>Joined </span>
        <time dateTime={user.createdAt}>{dayOf(user.createdAt)}</time>
      </td>
      <td>
        <RoleBadge role={user.role} />
      </td>
      <td>{!isSelf && <DeleteButton user={user} onDelete={onDelete} />}</td>
    </tr>
  )
}
