import type { Catalogue } from '../catalogue/catalogue.ts'
import { countRows, lowestRow, type RowSet } from '../rows/row-set.ts'

/** Printings by card, in the order of the catalogue. */
export interface Groups {
  readonly cards: Uint32Array
  /** Where the printings of cards[i] begin; one more entry than cards. */
  readonly starts: Uint32Array
  readonly printings: Uint32Array
}

/** The printings of one card lie together, so that one pass finds where each card begins. */
export function groupByCard({ columns, meta }: Catalogue, found: RowSet): Groups {
  const { printingCard } = columns
  const printings = new Uint32Array(countRows(found))
  const cards = new Uint32Array(Math.min(printings.length, meta.cardCount))
  const starts = new Uint32Array(cards.length + 1)
  let cardCount = 0
  let count = 0
  let lastCard = -1
  for (let i = 0; i < found.length; i++) {
    for (let rest = found[i] ?? 0; rest !== 0; rest &= rest - 1) {
      const printing = lowestRow(i, rest)
      const card = printingCard[printing] ?? 0
      if (card !== lastCard) {
        cards[cardCount] = card
        starts[cardCount++] = count
        lastCard = card
      }
      printings[count++] = printing
    }
  }
  starts[cardCount] = count
  return {
    cards: cards.subarray(0, cardCount),
    starts: starts.subarray(0, cardCount + 1),
    printings,
  }
}

/** The printings of the card at a position, newest first. */
export function groupAt({ starts, printings }: Groups, position: number): Uint32Array {
  return printings.subarray(starts[position], starts[position + 1])
}
