import type { Card } from '@manafolio/contract'
import { plainestPrice } from '../../../card-kit/prices.ts'

/**
 * The cheapest printing of each card name in US dollars, in the order in which the names first appear. A
 * printing without a price (missing or 0.00) is used only if no other has one.
 */
export function onePerName(cards: readonly Card[]): Card[] {
  const cheapest = new Map<string, Card>()
  for (const card of cards) {
    const other = cheapest.get(card.name)
    if (!other || costOf(card) < costOf(other)) cheapest.set(card.name, card)
  }
  return [...cheapest.values()]
}

/** Without a nonfoil price another finish's counts, as in the value of a deck. */
function costOf({ prices }: Card): number {
  return plainestPrice(prices)?.usd ?? Number.POSITIVE_INFINITY
}
