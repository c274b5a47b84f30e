import type { ReactNode } from 'react'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import { roleNames } from '../../kit/rows/role-names.ts'
import type { CardRowProps } from './card-row.ts'
import { rowShortcuts } from './row-keys.ts'

interface RowNameProps extends CardRowProps {
  className?: string | undefined
  children: ReactNode
}

/** The button with the name of a row; it opens the card. */
export function RowName({ id, row, isActive, rowActions, className, children }: RowNameProps) {
  const isCommander = id === commanderRowId
  return (
    <button
      type="button"
      data-main=""
      className={className}
      tabIndex={isActive ? 0 : -1}
      aria-label={isCommander ? `Commander: ${row.cardName}` : formatRow(row)}
      aria-keyshortcuts={isCommander ? undefined : rowShortcuts}
      onClick={() => rowActions.open(row)}
    >
      {children}
    </button>
  )
}

function formatRow({ cardName, quantity, ...row }: CardRowProps['row']): string {
  const role = row.role ? `, ${roleNames[row.role]}` : ''
  const side = row.slotType === 'side' ? ', Sideboard' : ''
  const locked = row.isLocked ? ', locked' : ''
  const withdrawn = row.withdrawnAt === null ? '' : ', no longer listed'
  return `${quantity} ${cardName}${role}${side}${locked}${withdrawn}`
}
