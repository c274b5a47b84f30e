import type { DeckEntry } from '../deck-sheet.ts'
import type { DeckNumbers } from './deck-numbers.ts'

const priceOfFinish = [
  ['nonfoil', 'usd'],
  ['foil', 'usdFoil'],
] as const

export function finishPricesOf(entries: readonly DeckEntry[]): DeckNumbers['prices'] {
  return priceOfFinish.map(([finish, price]) => {
    const copies = entries.map(({ card, quantity }) => ({
      quantity,
      cents: centsOf(card?.prices[price] ?? null),
    }))
    const cents = copies.reduce((sum, copy) => sum + copy.quantity * copy.cents, 0)
    const priced = copies.filter((copy) => copy.cents > 0)
    const pricedCards = priced.reduce((sum, { quantity }) => sum + quantity, 0)
    return { finish, usd: cents / 100, pricedCards }
  })
}

/** 0 is no price. */
function centsOf(price: string | null): number {
  const cents = Math.round(Number(price) * 100)
  return Number.isFinite(cents) && cents > 0 ? cents : 0
}
