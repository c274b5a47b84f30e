import { createHash } from 'node:crypto'

/** A UUID for each number, always the same. */
function uuidOf(number: number): string {
  const hex = createHash('sha256').update(`${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const header =
  'Quantity,Name,Set Code,Set Name,Collector Number,Finish,Condition,Language,Rarity,Added,Price USD,Scryfall ID'

/** A file of so many printings that the catalogue does not know, and two foils of one that it does. */
export function largeList(printings: number, known: string): string {
  const lines = Array.from({ length: printings }, (_, i) => `1,,,,,,,,,,,${uuidOf(i)}`)
  return [header, ...lines, `2,,,,,foil,,,,,,${known}`].join('\n')
}
