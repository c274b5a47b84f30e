import { availableFinish, type CountedSlot, type Finish, type SwapGoal } from '@manafolio/contract'
import {
  type Catalogue,
  copiesOfPrinting,
  finishesOf,
  type Holdings,
  noPrice,
  printingsOfCard,
} from '@manafolio/search'
import { copyCents } from '../finishes.ts'
import { anyCents, cheapestPrinting } from './offers.ts'

/** Where copies are: a commander may stand beside the cards. */
export type Place = CountedSlot | 'beside'

/** Copies of a printing that the catalogue knows. */
export interface Standing {
  place: Place
  printing: number
  /** As it is stored. */
  finish: Finish
  quantity: number
}

/** Copies that become ones of another printing of their card, or of another finish. */
export interface Move extends Standing {
  to: number
  toFinish: Finish
}

/** What is looked at to find moves. */
export interface World {
  catalogue: Catalogue
  holdings: Holdings
}

/** What to do about copies, those that come first having the choice. */
export const movesTo: Record<SwapGoal, (world: World, all: readonly Standing[]) => Move[]> = {
  cheapest: cheapestMoves,
  owned: ownedMoves,
}

/** Whether a printing without a price is dearer nobody can say: it stays. */
function cheapestMoves({ catalogue }: World, all: readonly Standing[]): Move[] {
  return all.flatMap((standing) => {
    const cents = copyCents(catalogue, standing.printing, standing.finish)
    const to = cheapestPrinting(catalogue, cardOf(catalogue, standing.printing))
    if (cents === noPrice || to === undefined || anyCents(catalogue, to) >= cents) return []
    return [{ ...standing, to, toFinish: 'nonfoil' }]
  })
}

/**
 * Copies of which one is owned in that very printing stay; the others become printings that are
 * owned, first the one with most copies left. An owned copy is used once, also when another deck
 * needs it.
 */
function ownedMoves({ catalogue, holdings }: World, all: readonly Standing[]): Move[] {
  const used = new Map<number, number>()
  const take = (printing: number, wanted: number) => {
    const taken = Math.min(wanted, leftOf(printing))
    used.set(printing, (used.get(printing) ?? 0) + taken)
    return taken
  }
  const leftOf = (printing: number) =>
    copiesOfPrinting(holdings, printing) - (used.get(printing) ?? 0)

  const notOwned = all.map((standing) => {
    const { printing, quantity } = standing
    return { ...standing, quantity: quantity - take(printing, quantity) }
  })
  return notOwned.flatMap((standing) => {
    let rest = standing.quantity
    const others = printingsOfCard(catalogue, cardOf(catalogue, standing.printing))
    const byCopies = others.filter(leftOf).sort((one, other) => leftOf(other) - leftOf(one))
    return byCopies.flatMap((to) => {
      const quantity = take(to, rest)
      rest -= quantity
      const toFinish = availableFinish(finishesOf(catalogue, to), standing.finish)
      return quantity > 0 ? [{ ...standing, quantity, to, toFinish }] : []
    })
  })
}

function cardOf({ columns }: Catalogue, printing: number): number {
  return columns.printingCard[printing] ?? 0
}
