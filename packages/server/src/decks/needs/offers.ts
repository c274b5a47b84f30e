import { type Catalogue, hasRow, noPrice, printingFlag, printingsOfCard } from '@manafolio/search'
import { type Cheapest, cheapestFinish, isCheaper } from '../../cards/offers.ts'
import type { CardKey } from './card-key.ts'

const knownBy = new WeakMap<Catalogue, Map<number, Cheapest | undefined>>()

/**
 * The cheapest printing of a card that is sold on paper to play with; of equally cheap ones that
 * with the plainest finish, then the newest.
 */
export function cheapestOf(catalogue: Catalogue, card: CardKey): Cheapest | undefined {
  if (typeof card === 'string') return undefined
  const known = knownBy.get(catalogue) ?? new Map<number, Cheapest | undefined>()
  knownBy.set(catalogue, known)
  if (!known.has(card)) known.set(card, findCheapest(catalogue, card))
  return known.get(card)
}

function findCheapest(catalogue: Catalogue, card: number): Cheapest | undefined {
  let best: Cheapest | undefined
  for (const printing of printingsOfCard(catalogue, card)) {
    const offer = cheapestFinish(catalogue, printing)
    if (offer && isCheaper(offer, best) && isToPlayWith(catalogue, printing)) best = offer
  }
  return best
}

/**
 * The printing of a card with the lowest price by the rules of deck values, of those that are sold.
 */
export function cheapestPrinting(catalogue: Catalogue, card: number): number | undefined {
  let [best, lowest]: [number | undefined, number] = [undefined, Infinity]
  for (const printing of printingsOfCard(catalogue, card)) {
    const cents = anyCents(catalogue, printing)
    if (cents === noPrice || cents >= lowest || !isToPlayWith(catalogue, printing)) continue
    best = printing
    lowest = cents
  }
  return best
}

/**
 * The value of a copy in a deck, in cents: the plainest finish of its printing that has a price.
 */
export function anyCents({ columns }: Catalogue, printing: number): number {
  return columns.printingAnyUsd[printing] ?? noPrice
}

function isToPlayWith({ visible, columns }: Catalogue, printing: number): boolean {
  const isOversized = ((columns.printingFlags[printing] ?? 0) & printingFlag.oversized) !== 0
  return !isOversized && hasRow(visible.onPaperWithoutExtras, printing)
}
