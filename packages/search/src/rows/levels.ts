import type { Catalogue } from '../catalogue/catalogue.ts'
import { addRange, addRow, lowestRow, noRows, type RowSet } from './row-set.ts'

// Loops in place of forEachRow: a function called per row would double the time of every search.

/** The cards with at least one of these printings. */
export function cardsWithAny({ columns, meta }: Catalogue, printings: RowSet): RowSet {
  const { printingCard } = columns
  const cards = noRows(meta.cardCount)
  for (let i = 0; i < printings.length; i++) {
    for (let rest = printings[i] ?? 0; rest !== 0; rest &= rest - 1) {
      addRow(cards, printingCard[lowestRow(i, rest)] ?? 0)
    }
  }
  return cards
}

/** All printings of these cards. */
export function printingsOf({ columns, meta }: Catalogue, cards: RowSet): RowSet {
  const { cardPrintings } = columns
  const printings = noRows(meta.printingCount)
  for (let i = 0; i < cards.length; i++) {
    for (let rest = cards[i] ?? 0; rest !== 0; rest &= rest - 1) {
      const card = lowestRow(i, rest)
      addRange(printings, cardPrintings[card] ?? 0, cardPrintings[card + 1] ?? 0)
    }
  }
  return printings
}
