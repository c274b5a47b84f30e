import type { ReactNode } from 'react'
import type { CardRowProps } from './card-row.ts'
import { commanderRowId } from './deck-sections.ts'
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

function rowWords({ cardName, quantity, slotType, withdrawnAt }: CardRowProps['row']): string {
  const side = slotType === 'side' ? ', Sideboard' : ''
  const withdrawn = withdrawnAt === null ? '' : ', no longer listed'
  return `${quantity} ${cardName}${side}${withdrawn}`
}
