import { countsInDeck, type DeckDetail } from '@manafolio/contract'
import type { DeckSheet } from '@manafolio/deck'
import { priceOf } from './card-price.ts'
import { hiddenRows } from './categories.ts'

/** A deck without the cards that are hidden from counts; the rules of a format see all of them. */
export function countedSheet(sheet: DeckSheet, deck: DeckDetail): DeckSheet {
  const hidden = hiddenRows(deck)
  if (hidden.size === 0) return sheet
  return { ...sheet, entries: sheet.entries.filter(({ row }) => !row || !hidden.has(row)) }
}

export type CountedNumbers = Pick<
  DeckDetail,
  'cardCount' | 'sideCount' | 'pricedCards' | 'totalValue'
> & {
  /** Copies that are hidden from counts. */
  hiddenCount: number
}

/** The numbers of a deck without the cards that are hidden from counts. */
export function countedNumbers(deck: DeckDetail): CountedNumbers {
  const rows = [...hiddenRows(deck)].filter(countsInDeck)
  const copiesOf = (some: typeof rows) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  const priced = rows.filter((row) => priceOf(row))
  const value = priced.reduce((sum, row) => sum + row.quantity * (priceOf(row)?.usd ?? 0), 0)
  const pricedCards = deck.pricedCards - copiesOf(priced)
  const left = Math.round(((deck.totalValue ?? 0) - value) * 100) / 100 // in whole cents
  return {
    cardCount: deck.cardCount - copiesOf(rows),
    sideCount: deck.sideCount - copiesOf(rows.filter(({ slotType }) => slotType === 'side')),
    pricedCards,
    totalValue: deck.totalValue === null || pricedCards === 0 ? null : left,
    hiddenCount: copiesOf(rows),
  }
}
