import { rowsAtOnce } from './rows-at-once.ts'

/** Collects rows that come one by one, to write as many of them as one statement may. */
export interface Batches<Row> {
  add(row: Row): Promise<void>
  /** Writes those that are left. */
  end(): Promise<void>
}

export function inBatches<Row>(write: (rows: readonly Row[]) => Promise<unknown>): Batches<Row> {
  let rows: Row[] = []
  const end = async () => {
    const batch = rows
    rows = []
    if (batch.length > 0) await write(batch)
  }
  return {
    async add(row) {
      rows.push(row)
      if (rows.length === rowsAtOnce) await end()
    },
    end,
  }
}
