import type { Deps } from '../deps.ts'
import type { LeavingRows } from './import/leaving-rows.ts'
import type { Edit } from './store.ts'

export type Tx = Deps['db']

/** What becomes of entries. */
export interface Decided {
  edits: readonly Edit[]
  /** The request can only be met in part. */
  isPartial?: boolean
  /** For an undo: the change from which it comes. */
  family?: string
  /** Writes what else belongs to the change, in the transaction from which on it counts. */
  finish?: (tx: Tx) => Promise<void>
  /** For an import: the rows that are in the collection then. */
  leavingRows?: LeavingRows
  /**
   * Whether it still holds, when it was decided before the transaction and the cards are the same.
   */
  isStill?: (tx: Tx) => Promise<boolean>
}

/** False when it was decided by what is not so any more, though the cards are the same. */
export async function stillHolds(tx: Tx, { isStill }: Decided): Promise<boolean> {
  return isStill ? isStill(tx) : true
}

/** How many entries there are more than before; less than none when some go. */
export function growthOf(edits: readonly Edit[]): number {
  const coming = edits.filter(({ before }) => !before).length
  const going = edits.filter(({ after }) => !after).length
  return coming - going
}
