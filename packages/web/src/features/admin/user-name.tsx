import type { ListedUser } from '@manafolio/contract'
import classes from './user-name.module.css'
import { nameOf } from './user-text.ts'

interface UserNameProps {
  user: ListedUser
  /** Whether this is the signed-in admin. */
  isSelf: boolean
}

export function UserName({ user, isSelf }: UserNameProps) {
  const hasName = Boolean(user.firstName?.trim() || user.lastName?.trim())
  return (
    <>
      <span className={hasName ? undefined : classes.nameless}>{nameOf(user)}</span>
      {isSelf && <span className={classes.self}> You</span>}
    </>
  )
}
