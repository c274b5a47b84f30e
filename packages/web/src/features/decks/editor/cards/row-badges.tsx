import { type DeckRole, finishNames } from '@manafolio/contract'
import {
  IconCrown,
  IconLinkOff,
  IconLock,
  IconNote,
  IconPaw,
  IconSparkles,
  IconTag,
  IconWand,
} from '@tabler/icons-react'
import { roleNames } from '../../../../card-kit/role-names.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import classes from './row-badges.module.css'

const roleIcons: Record<DeckRole, typeof IconLock> = {
  commander: IconCrown,
  signature_spell: IconWand,
  companion: IconPaw,
}

/** Badges for the slot, the marks of a row, and printings that are no longer listed. */
export function RowBadges({ row }: { row: DeckRow }) {
  const { slotType, role, finish, isLocked, withdrawnAt, categories, note } = row
  const isSide = slotType === 'side'
  const isPlain = finish === 'nonfoil'
  const isAnnotated = categories.length > 0 || note !== null
  if (!isSide && isPlain && !role && !isLocked && !isAnnotated && withdrawnAt === null) return null
  return (
    <span className={classes.badges}>
      {role && <RoleBadge role={role} />}
      {isSide && <span className={classes.badge}>Sideboard</span>}
      {!isPlain && (
        <span className={classes.badge}>
          <IconSparkles size={14} aria-hidden /> {finishNames[finish]}
        </span>
      )}
      {categories.length > 0 && (
        <span className={classes.categories} title={categories.join(', ')}>
          <IconTag size={14} stroke={1.8} aria-hidden />
          <span className={classes.names}>{categories.join(', ')}</span>
        </span>
      )}
      {note !== null && (
        <span className={classes.lock} title={note}>
          <IconNote size={15} stroke={1.8} aria-hidden />
          <span className="visually-hidden">Note: {note}</span>
        </span>
      )}
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
