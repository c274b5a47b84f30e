import type { Db } from '../../db/database.ts'
import { chunksOf } from '../../lib/chunks.ts'
import { rowsPerSlice } from '../pending/slices.ts'
import type { Surplus } from './plan.ts'
import { countLeft } from './row-counts.ts'
import { type AddedStates, deleteAddedRows, findRows, upsertRows } from './row-store.ts'
import { deleteImport, raiseVersion, updateBegun } from './store.ts'
import type { StoredRow } from './stored-row.ts'

/** The committed rows that are in the collection now, but for those whose copies found no room. */
export interface LeavingRows {
  importId: string
  /** Absent in those of versions that added whatever was to be added. */
  states?: AddedStates
  /** The numbers of the first and the last one. */
  from: number
  to: number
  withoutRoom: readonly Surplus[]
  /** Whether any copies came into the collection. */
  isBegun: boolean
}

/**
 * Removes them from the import, and the import when it has no others, in pieces of work that each
 * belong into a transaction. They may be done again after they were done in part.
 */
export async function* removeLeavingRows(
  db: Db,
  userId: string,
  { importId, states = ['ready', 'doubtful'], from, to, withoutRoom, isBegun }: LeavingRows,
): AsyncGenerator<(tx: Db) => Promise<void>> {
  const key = { userId, importId }
  for (const chunk of chunksOf(withoutRoom, rowsPerSlice)) {
    const surplus = new Map(chunk.map((one) => [one.number, one]))
    yield async (tx) => {
      const rows = await findRows(tx, key, [...surplus.keys()])
      const left = rows.map((row) => withoutRoomRow(row, surplus.get(row.number)))
      await upsertRows(tx, key, left)
    }
  }
  for (let first = from; first <= to; first += rowsPerSlice) {
    const last = Math.min(first + rowsPerSlice - 1, to)
    yield (tx) => deleteAddedRows(tx, key, { from: first, to: last, states })
  }
  const rowsLeft = await countLeft(db, key)
  yield async (tx) => {
    if (rowsLeft === 0) return deleteImport(tx, userId, importId)
    await raiseVersion(tx, userId, importId)
    if (isBegun) await updateBegun(tx, userId, importId)
  }
}

function withoutRoomRow(row: StoredRow, surplus: Surplus | undefined): StoredRow {
  if (!surplus) return row
  const { quantity, reason } = surplus
  return { ...row, quantity, problems: [{ reason, raw: String(quantity) }] }
}
