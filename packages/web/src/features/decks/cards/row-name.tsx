import type { ReactNode } from 'react'
import type { CardRowProps } from './card-row.ts'
import { commanderRowId } from './deck-sections.ts'
import { roleNames } from './role-names.ts'
import { rowShortcuts } from './row-keys.ts'

interface RowNameProps extends CardRowProps {
  className?: string | undefined
  children: ReactNode
}

/** What a row is reached by; pressed it shows the card. */
export function RowName({ id, row, isActive, acts, className, children }: RowNameProps) {
  const isCommander = id === commanderRowId
  return (
    <button
      type="button"
      data-main=""
      className={className}
      tabIndex={isActive ? 0 : -1}
      aria-label={isCommander ? `Commander: ${row.cardName}` : rowWords(row)}
      aria-keyshortcuts={isCommander ? undefined : rowShortcuts}
      onClick={() => acts.open(row)}
    >
      {children}
    </button>
  )
}

function rowWords({ cardName, quantity, ...row }: CardRowProps['row']): string {
  const role = row.role ? `, ${roleNames[row.role]}` : ''
  const side = row.slotType === 'side' ? ', Sideboard' : ''
  const locked = row.isLocked ? ', locked' : ''
  const withdrawn = row.withdrawnAt === null ? '' : ', no longer listed'
  return `${quantity} ${cardName}${role}${side}${locked}${withdrawn}`
}
