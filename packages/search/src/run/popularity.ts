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
 * By their ranks in Commander. Those of cards that have none, since they are new or may not be played
 * there, are estimated: the dearer a card, the more often it was printed and the later, the more it is
 * played. Tokens and other extras come last.
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

function keyOf(catalogue: Catalogue): (card: number) => number {
  const { columns, visible } = catalogue
  const years = yearsSinceRelease(catalogue)
  return (card) => {
    const rank = columns.cardEdhrecRank[card] ?? Number.NaN
    if (!Number.isNaN(rank)) return rank
    const newest = columns.cardPrintings[card] ?? 0
    if (!hasRow(visible.withoutExtras, newest)) return afterAll
    if (isBasicLand(catalogue, card)) return 0
    const printings = (columns.cardPrintings[card + 1] ?? 0) - newest
    const demand = (cheapest(catalogue, card) * printings) / (1 + years(newest) / 5)
    return ranks / (1 + demand)
  }
}

/** More than any rank. */
const ranks = 40_000
const afterAll = 2 * ranks

/** Up to the latest release that is known. */
function yearsSinceRelease({ columns }: Catalogue): (printing: number) => number {
  const yearOf = (day: number) => Math.floor(day / 10_000) // days are numbers yyyymmdd
  const latest = columns.printingReleased.reduce((later, day) => Math.max(later, day), 0)
  return (printing) => yearOf(latest) - yearOf(columns.printingReleased[printing] ?? 0)
}

/** Basic lands have no rank: they are in every deck. */
function isBasicLand({ texts }: Catalogue, card: number): boolean {
  return rowText(texts.cardType, card).startsWith('basic land -')
}

/** In dollars, or else in euros; 0 without a price. */
function cheapest({ columns }: Catalogue, card: number): number {
  let cents = Number.POSITIVE_INFINITY
  const end = columns.cardPrintings[card + 1] ?? 0
  for (let printing = columns.cardPrintings[card] ?? 0; printing < end; printing++) {
    const usd = columns.printingAnyUsd[printing] ?? noPrice
    const price = usd === noPrice ? (columns.printingEur[printing] ?? noPrice) : usd
    if (price !== noPrice) cents = Math.min(cents, price)
  }
  return Number.isFinite(cents) ? cents / 100 : 0
}
