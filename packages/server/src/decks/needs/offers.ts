import { type Finish, finishes, type Offer } from '@manafolio/contract'
import {
  type Catalogue,
  finishCents,
  hasRow,
  noPrice,
  type PrintingRecord,
  readRecord,
  rowText,
} from '@manafolio/search'
import type { CardKey } from './card-key.ts'

/** A printing in the finish in which it is cheapest. */
export interface Cheapest {
  printing: number
  finish: Finish
  cents: number
}

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
  const rankOf = (printing: number) =>
    Math.min(...finishes.map((_, place) => rankIn(catalogue, printing, place)))
  const printing = lowestRanked(catalogue, card, rankOf)
  if (printing === undefined) return undefined
  const rank = rankOf(printing)
  const place = rank % finishes.length
  return {
    printing,
    finish: finishes[place] ?? 'nonfoil',
    cents: Math.floor(rank / finishes.length),
  }
}

/** Orders by price, then from plain to fancy. */
function rankIn(catalogue: Catalogue, printing: number, place: number): number {
  const cents = finishCents(catalogue, printing, finishes[place] ?? 'nonfoil')
  return cents === noPrice ? Infinity : cents * finishes.length + place
}

/**
 * The printing of a card with the lowest price by the rules of deck values, of those that are sold.
 */
export function cheapestPrinting(catalogue: Catalogue, card: number): number | undefined {
  return lowestRanked(catalogue, card, (printing) => {
    const cents = anyCents(catalogue, printing)
    return cents === noPrice ? Infinity : cents
  })
}

/**
 * The value of a copy in a deck, in cents: the plainest finish of its printing that has a price.
 */
export function anyCents({ columns }: Catalogue, printing: number): number {
  return columns.printingAnyUsd[printing] ?? noPrice
}

/** None when all are Infinity. */
function lowestRanked(
  catalogue: Catalogue,
  card: number,
  rankOf: (printing: number) => number,
): number | undefined {
  let [best, lowest]: [number | undefined, number] = [undefined, Infinity]
  for (const printing of printingsOf(catalogue, card)) {
    const rank = rankOf(printing)
    if (rank >= lowest || !isToPlayWith(catalogue, printing)) continue
    best = printing
    lowest = rank
  }
  return best
}

/** Newest first. */
export function printingsOf({ columns }: Catalogue, card: number): number[] {
  const [start = 0, end = start] = columns.cardPrintings.subarray(card, card + 2)
  return Array.from({ length: end - start }, (_, at) => start + at)
}

function isToPlayWith({ visible, pools }: Catalogue, printing: number): boolean {
  if (!hasRow(visible.onPaperWithoutExtras, printing)) return false
  return readRecord<PrintingRecord>(pools.printings, printing).oversized !== true
}

export function offerOf(catalogue: Catalogue, { printing, finish, cents }: Cheapest): Offer {
  const record = readRecord<PrintingRecord>(catalogue.pools.printings, printing)
  const { tcgplayer_id = null, tcgplayer_etched_id = null } = record
  const tcgplayerId = finish === 'etched' ? tcgplayer_etched_id : tcgplayer_id
  return { ...namedPrinting(catalogue, printing, record), finish, tcgplayerId, usd: cents / 100 }
}

/** What distinguishes a printing from others of its card. */
export function namedPrinting(
  { texts, columns, meta }: Catalogue,
  printing: number,
  { id = '', set = '', collector_number = '' }: PrintingRecord,
) {
  return {
    scryfallId: id,
    cardName: rowText(texts.cardTitle, columns.printingCard[printing] ?? 0),
    setCode: set,
    setName: meta.sets[columns.printingSet[printing] ?? 0]?.name ?? '',
    collectorNumber: collector_number,
  }
}
