import type { Catalogue } from '../catalogue/catalogue.ts'
import { addRange, addRow, forEachRow, noRows, type RowSet } from './row-set.ts'

/** The cards with at least one of these printings. */
export function cardsWithAny({ columns, meta }: Catalogue, printings: RowSet): RowSet {
  const { printingCard } = columns
  const cards = noRows(meta.cardCount)
  forEachRow(printings, (printing) => addRow(cards, printingCard[printing] ?? 0))
  return cards
}

/** All printings of these cards. */
export function printingsOf({ columns, meta }: Catalogue, cards: RowSet): RowSet {
  const { cardPrintings } = columns
  const printings = noRows(meta.printingCount)
  forEachRow(cards, (card) => {
    addRange(printings, cardPrintings[card] ?? 0, cardPrintings[card + 1] ?? 0)
  })
  return printings
}
