import { type DeckCardChange, type DeckPrinting, limits } from '@manafolio/contract'
import type { DeckChange } from '../deck-change.ts'
import type { DeckSheet } from '../deck-sheet.ts'
import type { ManaColor } from '../numbers/mana-color.ts'
import { type BasicRow, basicRowsOf } from './basic-lands.ts'

export interface WantedBasics {
  color: ManaColor
  copies: number
}

/**
 * The change that gives a deck so many basic lands of each color. Its own printings stay: lands come to and go
 * from the row with the most copies. `printings` are for colors of which it has none; a color without one is
 * left out.
 */
export function filledBasics(
  sheet: DeckSheet,
  wanted: readonly WantedBasics[],
  printings: ReadonlyMap<ManaColor, DeckPrinting>,
): DeckChange {
  const rows = basicRowsOf(sheet)
  const cards = wanted.flatMap(({ color, copies }) => {
    const own = rows.filter((row) => row.color === color)
    const printing = printings.get(color)
    if (own.length > 0) return changesOf(own, copies)
    return copies > 0 && printing
      ? [{ ...printing, quantity: copies, slotType: 'main' as const }]
      : []
  })
  return { cards }
}

function changesOf(own: readonly BasicRow[], copies: number): DeckCardChange[] {
  const byCopies = own
    .map(({ row }) => row)
    .toSorted((a, b) => Number(a.isLocked) - Number(b.isLocked) || b.quantity - a.quantity)
  let missing = copies - byCopies.reduce((sum, { quantity }) => sum + quantity, 0)
  return byCopies.flatMap((row) => {
    const quantity = Math.min(limits.deckQuantityMax, Math.max(0, row.quantity + missing))
    missing -= quantity - row.quantity
    if (quantity === row.quantity) return []
    const { scryfallId, cardName, tcgplayerId, slotType, finish } = row
    return [{ scryfallId, cardName, tcgplayerId, slotType, finish, quantity }]
  })
}
