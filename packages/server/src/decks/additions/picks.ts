import { type DeckAddition, limits } from '@manafolio/contract'
import {
  type Catalogue,
  copiesOfPrinting,
  type Holdings,
  hasRow,
  printingsOfCard,
  usualPrinting,
} from '@manafolio/search'
import { presentCards } from '../../cards/present.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { Demand } from '../needs/demand.ts'
import { cheapestOf } from '../needs/offers.ts'

/** The user's cards and budget. */
export interface Inventory {
  holdings: Holdings
  /** Of all other decks. */
  demands: readonly Demand[]
  /** What a card to buy may cost in US dollars; undefined for any price. */
  budget: number | undefined
}

export interface Picked {
  card: number
  owned: number
  free: number
}

interface Choice {
  /** The best first. */
  cards: readonly number[]
  fits: (card: number) => boolean
}

/** Cards of which a copy is free, then others that are owned, then those to buy. */
export async function pickCards(
  catalogue: Catalogue,
  inventory: Inventory,
  { cards, fits }: Choice,
): Promise<Picked[]> {
  const picks: Picks = { free: [], owned: [], toBuy: [] }
  const hasCards = inventory.holdings.printings.length > 1 // the first says nothing
  const enough = hasCards ? picks.free : picks.toBuy
  const yieldToEventLoop = eventLoopYielder()
  for (const card of cards) {
    if (enough.length === limits.deckAdditions) break
    if (!fits(card)) continue
    const copies = inventory.holdings.cardCopies[card] ?? 0
    if (copies === 0) addToBuy(catalogue, inventory, { picks, card })
    else addOwned(inventory, { picks, card, copies })
    if (copies > 0) await yieldToEventLoop()
  }
  return [...picks.free, ...picks.owned, ...picks.toBuy].slice(0, limits.deckAdditions)
}

interface Picks {
  free: Picked[]
  owned: Picked[]
  toBuy: Picked[]
}

function addOwned(
  { demands }: Inventory,
  { picks, card, copies }: { picks: Picks; card: number; copies: number },
): void {
  const bound = demands.reduce((sum, demand) => sum + (demand.get(card) ?? 0), 0)
  const free = Math.max(0, copies - bound)
  const alike = free > 0 ? picks.free : picks.owned
  alike.push({ card, owned: copies, free })
}

function addToBuy(
  catalogue: Catalogue,
  inventory: Inventory,
  { picks, card }: { picks: Picks; card: number },
): void {
  if (picks.toBuy.length === limits.deckAdditions) return
  if (isWithinBudget(catalogue, inventory, card)) picks.toBuy.push({ card, owned: 0, free: 0 })
}

function isWithinBudget(catalogue: Catalogue, { budget }: Inventory, card: number): boolean {
  if (budget === undefined) return true
  const cheapest = cheapestOf(catalogue, card)
  return cheapest !== undefined && cheapest.cents <= budget * 100
}

/** In a printing that is owned or, of what is to be bought, in the cheapest one. */
export function presentPicks(
  catalogue: Catalogue,
  { holdings }: Inventory,
  picks: readonly Picked[],
): DeckAddition[] {
  const printings = picks.map(({ card }) => printingFor(catalogue, holdings, card))
  const cards = presentCards(catalogue, printings)
  return cards.flatMap((card, at) => {
    const pick = picks[at]
    if (!pick) return []
    const cents = cheapestOf(catalogue, pick.card)?.cents
    const usd = cents === undefined ? null : cents / 100
    return [{ card, owned: pick.owned, free: pick.free, usd }]
  })
}

function printingFor(catalogue: Catalogue, holdings: Holdings, card: number): number {
  const all = printingsOfCard(catalogue, card)
  const owned = all.filter((printing) => copiesOfPrinting(holdings, printing) > 0)
  const onPaper = all.filter((one) => hasRow(catalogue.visible.onPaperWithoutExtras, one))
  return (
    usualPrinting(catalogue, owned) ??
    cheapestOf(catalogue, card)?.printing ??
    usualPrinting(catalogue, onPaper) ??
    0 // no card is without printings
  )
}
