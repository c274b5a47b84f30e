import { emptyLike, type RowSet } from './row-set.ts'

// Each of these loops is compiled for the types of columns it meets. With two it stays fast; with
// one loop for every type of column, or a function called per row, it takes five times as long.
export type NumberColumn = Float32Array | Int32Array
export type CodeColumn = Uint8Array | Uint16Array

/** Those of the given rows whose number lies between two others, these included; NaN never does. */
export function rowsInRange(
  column: NumberColumn,
  low: number,
  high: number,
  within: RowSet,
): RowSet {
  const set = emptyLike(within)
  for (let i = 0; i < within.length; i++) {
    const requested = within[i] ?? 0
    if (requested === 0) continue
    const start = i << 5
    const end = Math.min(start + 32, column.length)
    let word = 0
    for (let row = start; row < end; row++) {
      const number = column[row] ?? Number.NaN
      if (number >= low && number <= high) word |= 1 << row // shifts count modulo 32
    }
    set[i] = word & requested
  }
  return set
}

/** Those of the given rows whose value, by its number, has the verdict 1. */
export function rowsWithVerdict(column: CodeColumn, verdicts: Uint8Array, within: RowSet): RowSet {
  const set = emptyLike(within)
  for (let i = 0; i < within.length; i++) {
    const requested = within[i] ?? 0
    if (requested === 0) continue
    const start = i << 5
    const end = Math.min(start + 32, column.length)
    let word = 0
    for (let row = start; row < end; row++) {
      word |= (verdicts[column[row] ?? 0] ?? 0) << row
    }
    set[i] = word & requested
  }
  return set
}
