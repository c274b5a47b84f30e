import type { Catalogue } from '../catalogue/catalogue.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { cardsWithAny } from '../rows/levels.ts'
import { hasRow, type RowSet } from '../rows/row-set.ts'
import { rowText } from '../text/text-column.ts'
import { bestFirst } from './top.ts'

/** How much cards are played. */
export interface Popularity {
  /** The place of each card among all, from 0. */
  readonly places: Uint32Array
  /** All, the most played first. */
  readonly order: Uint32Array
  /** Those that are no tokens or other extras. */
  readonly shown: RowSet
}

const known = new WeakMap<Catalogue, Popularity>()

/**
 * First by their ranks in Commander, then cards without one, the latest and dearest first, then
 * tokens and other extras.
 */
export function popularityOf(catalogue: Catalogue): Popularity {
  const popularity = known.get(catalogue) ?? measure(catalogue)
  known.set(catalogue, popularity)
  return popularity
}

function measure(catalogue: Catalogue): Popularity {
  const { cardCount } = catalogue.meta
  const cards = Uint32Array.from({ length: cardCount }, (_, card) => card)
  const order = bestFirst(cards, keyOf(catalogue), { isRising: true, wanted: cardCount })
  const places = new Uint32Array(cardCount)
  order.forEach((card, place) => {
    places[card] = place
  })
  const shown = cardsWithAny(catalogue, catalogue.visible.withoutExtras)
  return { places, order: Uint32Array.from(order), shown }
}

// Cents in the lowest digits, days (yyyymmdd) above them; what is above both sets kinds apart.
const [moreThanCents, moreThanDays] = [1e7, 1e8]
const unranked = 1e6
const extra = 2 * moreThanCents * moreThanDays

function keyOf(catalogue: Catalogue): (card: number) => number {
  const { columns, visible } = catalogue
  return (card) => {
    const rank = columns.cardEdhrecRank[card] ?? Number.NaN
    const newest = columns.cardPrintings[card] ?? 0
    if (!Number.isNaN(rank)) return rank
    const days = moreThanDays - (columns.printingReleased[newest] ?? 0)
    const cents = moreThanCents - Math.min(cheapest(catalogue, card), moreThanCents)
    const isExtra = !hasRow(visible.withoutExtras, newest)
    if (isBasicLand(catalogue, card) && !isExtra) return 0
    return unranked + days * moreThanCents + cents + (isExtra ? extra : 0)
  }
}

/** Basic lands have no rank: they are in every deck. */
function isBasicLand({ texts }: Catalogue, card: number): boolean {
  return rowText(texts.cardType, card).startsWith('basic land -')
}

/** In cents; 0 without a price. */
function cheapest({ columns }: Catalogue, card: number): number {
  let cents = Number.POSITIVE_INFINITY
  const end = columns.cardPrintings[card + 1] ?? 0
  for (let printing = columns.cardPrintings[card] ?? 0; printing < end; printing++) {
    const price = columns.printingAnyUsd[printing] ?? noPrice
    if (price !== noPrice) cents = Math.min(cents, price)
  }
  return Number.isFinite(cents) ? cents : 0
}
