import type { DeckRole } from '@manafolio/contract'
import { IconCrown, IconLinkOff, IconLock, IconPaw, IconWand } from '@tabler/icons-react'
import { roleNames } from '../../../../card-kit/role-names.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import classes from './row-badges.module.css'

const roleIcons: Record<DeckRole, typeof IconLock> = {
  commander: IconCrown,
  signature_spell: IconWand,
  companion: IconPaw,
}

/** Badges for the slot, role and lock of a row, and for printings that are no longer listed. */
export function RowBadges({ row: { slotType, role, isLocked, withdrawnAt } }: { row: DeckRow }) {
  const isSide = slotType === 'side'
  if (!isSide && !role && !isLocked && withdrawnAt === null) return null
  return (
    <span className={classes.badges}>
      {role && <RoleBadge role={role} />}
      {isSide && <span className={classes.badge}>Sideboard</span>}
      {isLocked && (
        <span className={classes.lock} title="Locked against cuts">
          <IconLock size={15} stroke={1.9} aria-hidden />
          <span className="visually-hidden">Locked against cuts</span>
        </span>
      )}
      {withdrawnAt !== null && (
        <span className={classes.badge}>
          <IconLinkOff size={14} aria-hidden /> No longer listed
        </span>
      )}
    </span>
  )
}

function RoleBadge({ role }: { role: DeckRole }) {
  const Icon = roleIcons[role]
  return (
    <span className={classes.badge}>
      <Icon size={14} aria-hidden /> {roleNames[role]}
    </span>
  )
}
