import { IconLinkOff } from '@tabler/icons-react'
import type { DeckRow } from '../deck-actions.ts'
import classes from './row-badges.module.css'

/** What is special about a row: its slot, or that the card-data service lists it no more. */
export function RowBadges({ row }: { row: DeckRow }) {
  const isSide = row.slotType === 'side'
  if (!isSide && row.withdrawnAt === null) return null
  return (
    <span className={classes.badges}>
      {isSide && <span className={classes.badge}>Sideboard</span>}
      {row.withdrawnAt !== null && (
        <span className={classes.badge}>
          <IconLinkOff size={14} aria-hidden /> No longer listed
        </span>
      )}
    </span>
  )
}
