import type { ListedRow } from '../../kit/rows/deck-sections.ts'
import type { RowActions } from './use-row-actions.ts'

/** The props of the three row components. */
export interface CardRowProps extends ListedRow {
  /** Whether the Tab key stops here. */
  isActive: boolean
  isSelected: boolean
  /** Whether a search found it, while found cards are highlighted. */
  isFound: boolean | undefined
  /** Whether it is listed below the line of its card. */
  isPart?: boolean | undefined
  rowActions: RowActions
}
