import type { NeededCard } from '@manafolio/contract'
import type { Counting } from './use-counting.ts'

export interface NeedsSummary {
  /** Copies that a deck needs, and those of them that are there. */
  needed: number
  there: number
  missing: number
  /** The missing ones at their cheapest printing, in US dollars, and those without a price. */
  missingUsd: number
  missingUnpriced: number
}

export function summaryOf(cards: readonly NeededCard[], counting: Counting): NeedsSummary {
  let [needed, missing, cents, missingUnpriced] = [0, 0, 0, 0]
  for (const card of cards) {
    const copies = missingOf(card, counting)
    needed += card.needed
    missing += copies
    if (card.cheapest) cents += copies * Math.round(card.cheapest.usd * 100)
    else missingUnpriced += copies
  }
  const there = needed - missing
  return { needed, there, missing, missingUsd: cents / 100, missingUnpriced }
}

/** Copies of a card that a deck needs and that are not there. */
export function missingOf(card: NeededCard, counting: Counting): number {
  if (isPlenty(card, counting)) return 0
  return Math.max(0, card.needed - (counting.sparesOthers ? card.free : card.owned))
}

export function isPlenty({ isBasicLand }: NeededCard, { basicLands }: Counting): boolean {
  return isBasicLand && basicLands === 'plenty'
}
