import type { Role } from '@manafolio/contract'
import classes from './role-badge.module.css'
import { roleNames } from './user-text.ts'

export function RoleBadge({ role }: { role: Role }) {
  return (
    <span className={classes.badge} data-role={role}>
      {roleNames[role]}
    </span>
  )
}
