import type { Card } from '@manafolio/contract'
import { plainestPrice, type UsdPrice } from '../../../../card-kit/prices.ts'

/** The price of a copy, as in the deck's value; null for an unknown card or without one. */
export function priceOf(card: Card | null): UsdPrice | null {
  return card && plainestPrice(card.prices)
}
