import type { Card, Finish } from '@manafolio/contract'
import { hasPrice, plainestPrice, priceIn, type UsdPrice } from '../../../../card-kit/prices.ts'

interface PricedCopy {
  card: Card | null
  /** As it is stored. */
  finish: Finish
}

/**
 * The price of a copy, as in the deck's value: of its finish or, without a price, of the plainest one that
 * has a price; null for an unknown card or without any.
 */
export function priceOf({ card, finish }: PricedCopy): UsdPrice | null {
  if (!card) return null
  const own = finish === 'nonfoil' ? null : priceIn(card.prices, finish, 'usd')
  return hasPrice(own) ? { usd: Number(own), finish } : plainestPrice(card.prices)
}
