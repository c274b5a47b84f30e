import type { PlannedChange, PlannedCopies } from '@manafolio/contract'
import { currentIds } from '../../cards/changes/rules.ts'
import type { Db } from '../../db/database.ts'
import { type Rows, rowAt } from '../rows.ts'

/** Cards of a plan are under their current ids, unless the deck still has them under the planned ones. */
export async function plansUnderCurrentIds(
  db: Db,
  rows: Rows,
  planned: readonly PlannedChange[],
): Promise<PlannedChange[]> {
  const all = planned.flatMap(({ removed, added }) =>
    [removed, added].filter((one) => one !== null),
  )
  const ids = await currentIds(db, [...new Set(all.map(({ scryfallId }) => scryfallId))])
  const currentOf = (copies: PlannedCopies | null) => {
    const id = copies && !rowAt(rows, copies) && ids.get(copies.scryfallId)
    return id ? { ...copies, scryfallId: id } : copies
  }
  return planned.map((one) => ({
    ...one,
    removed: currentOf(one.removed),
    added: currentOf(one.added),
  }))
}
