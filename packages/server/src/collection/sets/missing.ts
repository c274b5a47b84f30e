import type { MissingCost, SetGoal } from '@manafolio/contract'
import { type Catalogue, noPrice } from '@manafolio/search'
import { type Cheapest, cheapestFinish, isCheaper } from '../../cards/offers.ts'

/** Something to get: one of some printings of a set, all of one card. */
export interface Missing {
  /** By collector number. */
  printings: readonly number[]
}

/** What a goal needs of the counted printings of a set, beyond those that are owned. */
export const missingFor: Record<
  SetGoal,
  (catalogue: Catalogue, counted: readonly number[], isOwned: IsOwned) => Missing[]
> = {
  printings: (_, counted, isOwned) =>
    counted.filter((printing) => !isOwned(printing)).map((printing) => ({ printings: [printing] })),
  cards({ columns }, counted, isOwned) {
    const byCard = new Map<number, number[]>()
    for (const printing of counted) {
      const card = columns.printingCard[printing] ?? 0
      byCard.set(card, [...(byCard.get(card) ?? []), printing])
    }
    return [...byCard.values()]
      .filter((printings) => !printings.some(isOwned))
      .map((printings) => ({ printings }))
  },
}

type IsOwned = (printing: number) => boolean

/** The cheapest of the printings in US dollars; undefined when none has a price. */
export function cheapestOffer(catalogue: Catalogue, { printings }: Missing): Cheapest | undefined {
  let best: Cheapest | undefined
  for (const printing of printings) {
    const offer = cheapestFinish(catalogue, printing)
    if (offer && isCheaper(offer, best)) best = offer
  }
  return best
}

export function missingCost(catalogue: Catalogue, missing: readonly Missing[]): MissingCost {
  return {
    count: missing.length,
    usd: costOf(missing.map((one) => cheapestOffer(catalogue, one)?.cents ?? noPrice)),
    eur: costOf(missing.map((one) => cheapestEur(catalogue, one))),
  }
}

function cheapestEur({ columns }: Catalogue, { printings }: Missing): number {
  const prices = printings
    .flatMap((printing) => [columns.printingEur[printing], columns.printingEurFoil[printing]])
    .map((cents) => cents ?? noPrice)
    .filter((cents) => cents !== noPrice)
  return prices.length > 0 ? Math.min(...prices) : noPrice
}

function costOf(prices: readonly number[]) {
  const known = prices.filter((cents) => cents !== noPrice)
  const total = known.reduce((sum, cents) => sum + cents, 0) / 100
  return { total, unpriced: prices.length - known.length }
}
