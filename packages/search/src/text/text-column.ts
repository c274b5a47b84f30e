const separator = '\u0000'
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** One text per row, held as one string, so that searching all rows is one pass over memory. */
export interface TextColumn {
  readonly text: string
  /** Where row i begins; one more entry than rows. Each row ends in a separator. */
  readonly starts: Uint32Array
}

export function textColumn(rows: readonly string[]): TextColumn {
  const starts = new Uint32Array(rows.length + 1)
  rows.forEach((row, i) => {
    starts[i + 1] = (starts[i] ?? 0) + row.length + separator.length
  })
  return { text: rows.map((row) => row + separator).join(''), starts }
}

export function rowText(column: TextColumn, row: number): string {
  return column.text.slice(column.starts[row], (column.starts[row + 1] ?? 1) - separator.length)
}

/** 1 for each row that contains the needle. A needle never matches across rows. */
export function rowsContaining(column: TextColumn, needle: string): Uint8Array {
  const { text, starts } = column
  const marks = new Uint8Array(starts.length - 1)
  if (needle === '') return marks.fill(1)
  let row = 0
  let at = text.indexOf(needle)
  while (at >= 0) {
    row = rowAt(starts, at, row)
    marks[row] = 1
    at = text.indexOf(needle, starts[row + 1])
  }
  return marks
}

/** The row that holds a position, searched from a row known to lie before it: gallop, then bisect. */
function rowAt(starts: Uint32Array, at: number, from: number): number {
  let step = 1
  let low = from
  while (low + step < starts.length && (starts[low + step] ?? 0) <= at) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1)
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}

export function encodeText(column: TextColumn): Uint8Array {
  return encoder.encode(column.text)
}

export function decodeText(bytes: Uint8Array, starts: Uint32Array): TextColumn {
  return { text: decoder.decode(bytes), starts }
}
