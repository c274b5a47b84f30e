import { finishNames } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { formatPrintingCode } from '../../../../card-kit/printing-text.ts'
import { roleNames } from '../../../../card-kit/role-names.ts'
import { slotNames } from '../../../../card-kit/slot-names.ts'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import type { CardRowProps } from './card-row.ts'
import { rowShortcuts } from './row-keys.ts'

interface RowNameProps extends Omit<CardRowProps, 'rowActions' | 'isSelected'> {
  className?: string | undefined
  children?: ReactNode
}

/** The name of a row, which links to its card. */
export function RowName({ id, row, isActive, isFound, isPart, className, children }: RowNameProps) {
  const isCommander = id === commanderRowId
  const name = isCommander ? `Commander: ${row.cardName}` : formatRow(row, isPart)
  return (
    <CardLink
      card={linkedPrinting(row)}
      data-main=""
      side="left"
      className={className}
      tabIndex={isActive ? 0 : -1}
      aria-label={isFound ? `${name}, found` : name}
      aria-keyshortcuts={isCommander ? undefined : rowShortcuts}
    >
      {children}
    </CardLink>
  )
}

/** Below the line of its card, a row is told from the others by its printing. */
function formatRow({ cardName, quantity, ...row }: CardRowProps['row'], isPart?: boolean): string {
  const printing = isPart && row.card ? `, ${formatPrintingCode(row.card)}` : ''
  const role = row.role ? `, ${roleNames[row.role]}` : ''
  const side = row.slotType === 'main' ? '' : `, ${slotNames[row.slotType]}`
  const finish = row.finish === 'nonfoil' ? '' : `, ${finishNames[row.finish].toLowerCase()}`
  const locked = row.isLocked ? ', locked' : ''
  const withdrawn = row.withdrawnAt === null ? '' : ', no longer listed'
  const filed = row.categories.length > 0 ? `, filed under ${row.categories.join(', ')}` : ''
  const note = row.note === null ? '' : ', with a note'
  return `${quantity} ${cardName}${printing}${finish}${role}${side}${filed}${note}${locked}${withdrawn}`
}
