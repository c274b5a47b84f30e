import { type Card, countsInDeck, type Finish } from '@manafolio/contract'
import { hasPrice, plainestPrice, priceIn, type UsdPrice } from '../../../../card-kit/prices.ts'
import type { DeckRow } from '../deck-actions.ts'

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

/** Of the cards of a deck, those that are only considered aside; undefined where none is known. */
export function mostExpensiveOf(rows: readonly DeckRow[]): Card | undefined {
  const known = rows.filter((row) => countsInDeck(row) && row.card !== null)
  const usdOf = (row: DeckRow) => priceOf(row)?.usd ?? 0
  return known.toSorted((a, b) => usdOf(b) - usdOf(a))[0]?.card ?? undefined
}
