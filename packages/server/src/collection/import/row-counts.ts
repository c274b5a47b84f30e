import type { Db } from '../../db/database.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { ImportKey } from './row-columns.ts'
import { countRows, type RowCount } from './row-store.ts'
import { findImport } from './store.ts'

/** Counting so many takes some milliseconds. */
const rowsCountedAtOnce = 10_000

/** Rows by what they are; those of one kind may be counted in several parts. */
export async function countAll(db: Db, key: ImportKey, totalRows: number): Promise<RowCount[]> {
  const yieldToEventLoop = eventLoopYielder()
  const counts: RowCount[] = []
  for (let from = 1; from <= totalRows; from += rowsCountedAtOnce) {
    counts.push(...(await countRows(db, key, { from, to: from + rowsCountedAtOnce - 1 })))
    await yieldToEventLoop()
  }
  return counts
}

/** How many rows are left in an import that may be gone by now. */
export async function countLeft(db: Db, key: ImportKey): Promise<number> {
  const record = await findImport(db, key.userId, key.importId)
  if (!record) return 0
  const counts = await countAll(db, key, record.totalRows)
  return counts.reduce((sum, { rows }) => sum + rows, 0)
}
