import { hasRow } from '../rows/row-set.ts'
import type { Catalogue } from './catalogue.ts'
import { noPrice } from './printing-facts.ts'

/** How much the cards are played, as an order of them. */
export interface Popularity {
  /** The cards that searches show, the most played first. Extras are not among them. */
  readonly cards: Uint32Array
  /** The place of each card in that order; after all others for extras. */
  readonly places: Uint32Array
}

const popularities = new WeakMap<Catalogue, Popularity>()

/** By EDHREC rank. A card without one takes the place that its printings and prices suggest. */
export function popularityOf(catalogue: Catalogue): Popularity {
  const known = popularities.get(catalogue) ?? measure(catalogue)
  popularities.set(catalogue, known)
  return known
}

function measure(catalogue: Catalogue): Popularity {
  const { cardCount } = catalogue.meta
  const ranks = Float64Array.from({ length: cardCount }, (_, card) => rankOf(catalogue, card))
  const released = (card: number) => {
    const newest = catalogue.columns.cardPrintings[card] ?? 0
    return catalogue.columns.printingReleased[newest] ?? 0
  }
  const cards = Uint32Array.from(ranks.keys())
    .filter((card) => (ranks[card] ?? 0) < Number.POSITIVE_INFINITY)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || released(b) - released(a) || a - b)
  const places = new Uint32Array(cardCount).fill(cardCount)
  cards.forEach((card, place) => {
    places[card] = place
  })
  return { cards, places }
}

/** Infinite for extras. */
function rankOf({ columns, visible }: Catalogue, card: number): number {
  const start = columns.cardPrintings[card] ?? 0
  const end = columns.cardPrintings[card + 1] ?? 0
  let cents = Number.POSITIVE_INFINITY
  let isShown = false
  for (let printing = start; printing < end; printing++) {
    if (!hasRow(visible.withoutExtras, printing)) continue
    isShown = true
    const price = columns.printingAnyUsd[printing] ?? noPrice
    if (price !== noPrice && price < cents) cents = price
  }
  if (!isShown) return Number.POSITIVE_INFINITY
  const rank = columns.cardEdhrecRank[card] ?? Number.NaN
  return Number.isNaN(rank) ? suggestedRank(columns.cardPaperPrints[card] ?? 0, cents) : rank
}

/** That of a card which was printed once and is worth nothing. */
const lastRank = 30_000

/** What costs more is rare rather than played more. */
const tellingCents = 1000

/** What is played is printed again, and costs more than its like. */
function suggestedRank(printings: number, cents: number): number {
  const dollars = Number.isFinite(cents) ? Math.min(cents, tellingCents) / 100 : 0
  return lastRank / (Math.max(1, printings) * (1 + dollars))
}
