import { rowText, type TextColumn } from './text-column.ts'

/** Finds the row of a text in a column whose texts all differ: a map without a string for each key. */
export interface RowIndex {
  get(text: string): number | undefined
  has(text: string): boolean
}

/** How many rows are indexed between two pauses. */
const rowsPerStep = 4096

/** Pauses now and then, for others to work. */
export function* rowIndexSteps(column: TextColumn): Generator<undefined, RowIndex> {
  const count = column.starts.length - 1
  const places = new Uint32Array(2 ** Math.ceil(Math.log2(count * 2 + 2))) // row + 1, 0 is free
  for (let row = 0; row < count; row++) {
    if (row % rowsPerStep === 0) yield
    const start = column.starts[row] ?? 0
    const end = (column.starts[row + 1] ?? 1) - 1
    let place = hashOf(column.text, start, end) % places.length
    while (places[place] !== 0) place = (place + 1) % places.length
    places[place] = row + 1
  }
  const get = (text: string) => {
    let place = hashOf(text, 0, text.length) % places.length
    for (let taken = places[place] ?? 0; taken > 0; taken = places[place] ?? 0) {
      if (rowText(column, taken - 1) === text) return taken - 1
      place = (place + 1) % places.length
    }
    return undefined
  }
  return { get, has: (text) => get(text) !== undefined }
}

/** FNV-1a of the UTF-16 units, which spreads well also what differs only at its end. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash ^ (hash >>> 15)) >>> 0
}
