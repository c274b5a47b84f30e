import type { ListedRow } from './deck-sections.ts'
import type { RowActs } from './use-row-acts.ts'

/** What the three looks of a row are given. */
export interface CardRowProps extends ListedRow {
  /** Whether the Tab key stops here. */
  isActive: boolean
  acts: RowActs
}
