import { limits } from '@manafolio/contract'

const quote = '"'.charCodeAt(0)
/** What stands beside a cell: the end of a line, or of the file. */
const ends: readonly (number | undefined)[] = [10, 13, undefined]

export interface BadRecord {
  bytes: Buffer
  /** Where it begins. */
  at: number
  separator: string
}

/**
 * Where the quote stands that a record which could not be read does not close: none follows that
 * ends its cell, or another cell begins first.
 */
export function unclosedQuote({ bytes, at: begin, separator }: BadRecord): number | undefined {
  const borders = [...ends, separator.charCodeAt(0)]
  let open: number | undefined
  for (let at = bytes.indexOf(quote, begin); at >= 0; at = bytes.indexOf(quote, at + 1)) {
    const isFirst = borders.includes(bytes[at - 1])
    if (open === undefined) {
      if (at > begin + limits.importLineBytes) return undefined
      if (isFirst) open = at
    } else if (bytes[at + 1] === quote) {
      at++ // two of them are one of the cell
    } else if (borders.includes(bytes[at + 1])) {
      open = undefined
    } else if (isFirst) {
      return open
    }
  }
  return open
}
