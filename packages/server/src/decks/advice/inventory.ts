import type { Deck } from '@manafolio/contract'
import type { AdviceTable } from '@manafolio/deck'
import type { Holdings } from '@manafolio/search'
import { holdingsIn } from '../../collection/held.ts'
import { AppError } from '../../errors.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { CardKey } from '../needs/card-key.ts'
import type { Demand } from '../needs/demand.ts'
import type { Needs } from '../needs/rules.ts'

/** The user's cards, and what a card to buy may cost. */
export interface Inventory {
  holdings: Holdings
  /** Copies that other decks need, which reserve copies. */
  bound: Demand
  /** In US dollars; undefined for any price. */
  budget: number | undefined
}

/** A deck of the user, and the cards that could come into it. */
export async function deckWithInventory(
  needs: Needs,
  userId: string,
  { deckId, budget }: { deckId: string; budget?: number | undefined },
): Promise<{ deck: Deck; inventory: Inventory }> {
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  const deck = asking.find((one) => one.deck.id === deckId.toLowerCase())?.deck
  if (!deck) throw new AppError('deck_not_found')
  const others = asking.filter((one) => one.reserves && one.deck !== deck)
  const holdings = holdingsIn(await needs.collections.of(userId), catalogue)
  return {
    deck,
    inventory: { holdings, bound: await sumOf(others.map(({ demand }) => demand)), budget },
  }
}

async function sumOf(demands: readonly Demand[]): Promise<Demand> {
  const sum = new Map<CardKey, number>()
  const yieldToEventLoop = eventLoopYielder()
  for (const demand of demands) {
    for (const [card, copies] of demand) sum.set(card, (sum.get(card) ?? 0) + copies)
    await yieldToEventLoop()
  }
  return sum
}

export function ownedOf({ holdings }: Inventory, card: number): number {
  return holdings.cardCopies[card] ?? 0
}

/** Owned copies that no other deck reserves. */
export function freeOf(inventory: Inventory, card: number): number {
  return Math.max(0, ownedOf(inventory, card) - (inventory.bound.get(card) ?? 0))
}

/** Whether a copy to buy is within the budget; without one, all are. */
export function isAffordable(
  { budget }: Inventory,
  { usdCents }: AdviceTable,
  card: number,
): boolean {
  if (budget === undefined) return true
  const cents = usdCents[card] ?? -1
  return cents >= 0 && cents <= budget * 100
}
