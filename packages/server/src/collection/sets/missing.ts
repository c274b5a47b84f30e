import type { MissingCost, SetGoal } from '@manafolio/contract'
import { noPrice } from '@manafolio/search'
import { type Cheapest, isCheaper } from '../../cards/offers.ts'
import type { NumberedPrinting } from '../../cards/sets/set-printings.ts'

/** One copy to get: of one of these printings, all of one card. */
export type Missing = readonly NumberedPrinting[]

type IsOwned = (printing: NumberedPrinting) => boolean

/** What a goal needs of the counted printings of a set, beyond those that are owned. */
export const missingFor: Record<
  SetGoal,
  (counted: readonly NumberedPrinting[], isOwned: IsOwned) => Missing[]
> = {
  printings: (counted, isOwned) => counted.filter((one) => !isOwned(one)).map((one) => [one]),
  cards: (counted, isOwned) =>
    byCard(counted).filter((printings) => !printings.some((one) => isOwned(one))),
}

function byCard(counted: readonly NumberedPrinting[]): NumberedPrinting[][] {
  const cards = new Map<number, NumberedPrinting[]>()
  for (const printing of counted) {
    const others = cards.get(printing.card)
    if (others) others.push(printing)
    else cards.set(printing.card, [printing])
  }
  return [...cards.values()]
}

/** The cheapest of them in US dollars; undefined when none has a price. */
export function cheapestForUsd(missing: Missing): Cheapest | undefined {
  let best: Cheapest | undefined
  for (const { cheapest } of missing) if (cheapest && isCheaper(cheapest, best)) best = cheapest
  return best
}

/** What they cost where each is cheapest; those without a price are counted apart. */
export function missingCost(missing: readonly Missing[]): MissingCost {
  return {
    count: missing.length,
    usd: costOf(missing.map((one) => cheapestForUsd(one)?.cents ?? noPrice)),
    eur: costOf(missing.map(cheapestForEur)),
  }
}

function cheapestForEur(missing: Missing): number {
  const prices = missing.map(({ eurCents }) => eurCents).filter((cents) => cents !== noPrice)
  return prices.length > 0 ? Math.min(...prices) : noPrice
}

function costOf(prices: readonly number[]) {
  const known = prices.filter((cents) => cents !== noPrice)
  const cents = known.reduce((sum, price) => sum + price, 0)
  return { total: cents / 100, unpriced: prices.length - known.length }
}
