import type { Card } from '@manafolio/contract'
import { hasPrice } from '../../../../card-kit/prices.ts'

export interface CardPrice {
  /** In US dollars, of one copy. */
  usd: number
  isFoil: boolean
}

/** The price of a copy: nonfoil if there is one, otherwise foil, as in the deck's value. */
export function priceOf(card: Card | null): CardPrice | null {
  if (!card) return null
  const { usd, usdFoil } = card.prices
  if (hasPrice(usd)) return { usd: Number(usd), isFoil: false }
  return hasPrice(usdFoil) ? { usd: Number(usdFoil), isFoil: true } : null
}
