const separator = '\u0000'
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** One text per row, held as one string, of which a row's text is a slice. */
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

export function rowText({ text, starts }: TextColumn, row: number): string {
  return text.slice(starts[row], (starts[row + 1] ?? 1) - separator.length)
}

export function isEmptyRow({ starts }: TextColumn, row: number): boolean {
  return (starts[row + 1] ?? 0) - (starts[row] ?? 0) <= separator.length
}

export function encodeText(column: TextColumn): Uint8Array {
  return encoder.encode(column.text)
}

/** The text of a column that was encoded. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}
