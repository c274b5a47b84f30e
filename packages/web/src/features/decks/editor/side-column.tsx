import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
} from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import { UnstyledButton } from '../../../ui/button.tsx'
import type { FoldingColumn } from '../kit/rows/use-deck-view.ts'
import classes from './side-column.module.css'

const columnFacts = {
  add: {
    label: 'Add New Cards',
    Fold: IconLayoutSidebarLeftCollapse,
    Unfold: IconLayoutSidebarLeftExpand,
  },
  numbers: {
    label: 'Analysis',
    Fold: IconLayoutSidebarRightCollapse,
    Unfold: IconLayoutSidebarRightExpand,
  },
} as const satisfies Record<FoldingColumn, unknown>

const notScrollable = { tabIndex: undefined }

interface SideColumnProps extends ComponentProps<'div'> {
  column: FoldingColumn
  isFolded: boolean
  /** Undefined where the column is a tab, which can't be folded. */
  onFold: ((isFolded: boolean) => void) | undefined
}

/** A column beside the cards. Folded, it is a strip with the button that unfolds it, and keeps its state. */
export function SideColumn({ column, isFolded, onFold, children, ...box }: SideColumnProps) {
  const id = useId()
  const { label, Fold, Unfold } = columnFacts[column]
  const Icon = isFolded ? Unfold : Fold
  return (
    <div
      {...box}
      {...(isFolded && notScrollable)}
      data-column={column}
      data-folded={isFolded || undefined}
    >
      {onFold && (
        <UnstyledButton
          className={classes.fold}
          aria-expanded={!isFolded}
          aria-controls={id}
          aria-label={`${label} column`}
          title={isFolded ? `Unfold “${label}”` : `Fold “${label}”`}
          onClick={() => onFold(!isFolded)}
        >
          <Icon size={20} stroke={1.7} aria-hidden />
          {isFolded && <span className={classes.label}>{label}</span>}
        </UnstyledButton>
      )}
      <div id={id} className={classes.content} hidden={isFolded}>
        {onFold && column === 'numbers' && <h2 className={classes.title}>{label}</h2>}
        {children}
      </div>
    </div>
  )
}
