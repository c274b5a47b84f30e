import type { NeededCard } from '@manafolio/contract'
import type { Counting } from '../../plans/use-counting.ts'

export interface NeedsSummary {
  /** Copies that a deck needs, and how many of them are available. */
  needed: number
  available: number
  missing: number
  /** The price of missing copies at their cheapest printings in US dollars, and how many have no price. */
  missingUsd: number
  missingUnpriced: number
}

/** How a deck is counted. */
export interface DeckCounting extends Counting {
  deckId: string
}

export function summaryOf(cards: readonly NeededCard[], counting: DeckCounting): NeedsSummary {
  let [needed, missing, cents, missingUnpriced] = [0, 0, 0, 0]
  for (const card of cards) {
    const copies = missingOf(card, counting)
    needed += card.needed
    missing += copies
    if (card.cheapest) cents += copies * Math.round(card.cheapest.usd * 100)
    else missingUnpriced += copies
  }
  const available = needed - missing
  return { needed, available, missing, missingUsd: cents / 100, missingUnpriced }
}

/** The missing copies of a card. */
export function missingOf(card: NeededCard, counting: DeckCounting): number {
  if (isPlenty(card, counting)) return 0
  return Math.max(0, card.needed - availableOf(card, counting))
}

/** Copies that the deck was chosen to get first need not be left to others. */
function availableOf(
  { owned, free, reserved, priorityDeckId }: NeededCard,
  { sparesOthers, deckId }: DeckCounting,
): number {
  if (!sparesOthers) return owned
  return priorityDeckId === deckId ? Math.max(free, reserved) : free
}

export function isPlenty({ isBasicLand }: NeededCard, { basicLands }: Counting): boolean {
  return isBasicLand && basicLands === 'plenty'
}
