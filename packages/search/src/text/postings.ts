export interface Postings {
  /** Where the rows of value i begin; one more entry than values. */
  readonly starts: Uint32Array<ArrayBuffer>
  readonly rows: Uint32Array<ArrayBuffer>
}

type Take = (value: number, row: number) => void

/** For each value its rows. The pairs are gone through twice, in the order of rows both times. */
export function postings(valueCount: number, eachPair: (take: Take) => void): Postings {
  const starts = new Uint32Array(valueCount + 1)
  eachPair((value) => {
    starts[value + 1] = (starts[value + 1] ?? 0) + 1
  })
  for (let value = 0; value < valueCount; value++) {
    starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0)
  }
  const rows = new Uint32Array(starts[valueCount] ?? 0)
  const next = starts.slice()
  eachPair((value, row) => {
    const at = next[value] ?? 0
    rows[at] = row
    next[value] = at + 1
  })
  return { starts, rows }
}
