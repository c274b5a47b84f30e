/**
 * A set of rows (cards or printings by number), one bit each: row r is bit r % 32 of word r >> 5.
 * The bits after the last row are always 0.
 */
export type RowSet = Uint32Array

export function noRows(count: number): RowSet {
  return new Uint32Array((count + 31) >>> 5)
}

export function allRows(count: number): RowSet {
  const set = noRows(count).fill(0xffffffff)
  if (count % 32 > 0) set[set.length - 1] = 2 ** (count % 32) - 1
  return set
}

/** An empty set for as many rows. */
export function emptyLike(set: RowSet): RowSet {
  return new Uint32Array(set.length)
}

export function rowsOf(rows: Iterable<number>, count: number): RowSet {
  const set = noRows(count)
  for (const row of rows) addRow(set, row)
  return set
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function hasRow(set: RowSet, row: number): boolean {
  return ((set[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0
}

export function bothRows(a: RowSet, b: RowSet): RowSet {
  const set = emptyLike(a)
  for (let i = 0; i < set.length; i++) set[i] = (a[i] ?? 0) & (b[i] ?? 0)
  return set
}

export function eitherRows(a: RowSet, b: RowSet): RowSet {
  const set = a.slice()
  addRows(set, b)
  return set
}

export function rowsWithout(a: RowSet, b: RowSet): RowSet {
  const set = emptyLike(a)
  for (let i = 0; i < set.length; i++) set[i] = (a[i] ?? 0) & ~(b[i] ?? 0)
  return set
}

/** Adds to a set, in place, all rows of another. */
export function addRows(set: RowSet, more: RowSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] ?? 0) | (more[i] ?? 0)
}

/** Adds the rows from `start` up to but not including `end`. */
export function addRange(set: RowSet, start: number, end: number): void {
  if (start >= end) return
  const first = start >>> 5
  const last = (end - 1) >>> 5
  const head = 0xffffffff << (start & 31)
  const tail = 0xffffffff >>> (31 - ((end - 1) & 31))
  if (first === last) {
    set[first] = (set[first] ?? 0) | (head & tail)
    return
  }
  set[first] = (set[first] ?? 0) | head
  set.fill(0xffffffff, first + 1, last)
  set[last] = (set[last] ?? 0) | tail
}

export function isEmptySet(set: RowSet): boolean {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false
  return true
}

export function countRows(set: RowSet): number {
  let count = 0
  for (let i = 0; i < set.length; i++) count += bitCount(set[i] ?? 0)
  return count
}

/** Calls `visit` with each row, from the lowest. */
export function forEachRow(set: RowSet, visit: (row: number) => void): void {
  for (let i = 0; i < set.length; i++) {
    for (let rest = set[i] ?? 0; rest !== 0; rest &= rest - 1) visit(lowestRow(i, rest))
  }
}

/** Those rows of a set that pass a test. */
export function rowsWhere(within: RowSet, test: (row: number) => boolean): RowSet {
  const set = emptyLike(within)
  for (let i = 0; i < within.length; i++) {
    let word = 0
    for (let rest = within[i] ?? 0; rest !== 0; rest &= rest - 1) {
      if (test(lowestRow(i, rest))) word |= rest & -rest
    }
    set[i] = word
  }
  return set
}

/** The rows as a list, from the lowest. */
export function listRows(set: RowSet): number[] {
  const rows: number[] = []
  forEachRow(set, (row) => rows.push(row))
  return rows
}

/** The row of the lowest bit of a word, which has one, in the place i. */
export function lowestRow(i: number, word: number): number {
  return (i << 5) + 31 - Math.clz32(word & -word)
}

/** The usual count of bits in parallel: pairs, nibbles, then bytes summed by a multiplication. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
