import { DeleteButton } from './delete-button.tsx'
import { RoleBadge } from './role-badge.tsx'
import classes from './user-entries.module.css'
import { UserName } from './user-name.tsx'
import type { UsersProps } from './user-table.tsx'
import { dayOf } from './user-words.ts'

/** Users one below the other, where a table has no room. */
export function UserEntries({ users, selfId, onDelete }: UsersProps) {
  return (
    <ul className={classes.list} aria-labelledby="registered-users">
      {users.map((user) => (
        <li key={user.id} className={classes.entry}>
          <div className={classes.who}>
            <p className={classes.name}>
              <UserName user={user} isSelf={user.id === selfId} />
            </p>
            <p className={classes.email}>{user.email}</p>
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
