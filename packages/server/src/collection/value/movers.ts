import {
  type Finish,
  type getValueMovers,
  limits,
  lookOf,
  type OutputOf,
  type ValueMover,
} from '@manafolio/contract'
import { type Catalogue, finishCents, noPrice } from '@manafolio/search'
import { presentCards } from '../../cards/present.ts'
import type { DayPrices } from '../../cards/price-history/day-prices.ts'
import type { EarlierPrices } from '../../cards/price-history/earlier-prices.ts'
import type { Collection } from '../collection-cache.ts'
import { type HeldEntry, heldEntries } from '../held.ts'

/** How the prices of the copies moved since an earlier day; without one nothing is compared. */
export function valueMovers(
  collection: Collection,
  catalogue: Catalogue,
  earlier: EarlierPrices | undefined,
): OutputOf<typeof getValueMovers> {
  const moves = earlier
    ? heldEntries(collection, catalogue).flatMap((held) => movesOf(catalogue, held, earlier.prices))
    : []
  const won = moves
    .filter(({ change }) => change > 0)
    .sort((a, b) => b.change - a.change || byName(a, b))
  const lost = moves
    .filter(({ change }) => change < 0)
    .sort((a, b) => a.change - b.change || byName(a, b))
  return {
    from: earlier?.day ?? null,
    to: catalogue.meta.pricesAsOf,
    comparedCopies: moves.reduce((sum, { copies }) => sum + copies, 0),
    changeUsd: moves.reduce((sum, { change }) => sum + change, 0) / 100,
    winners: moversOf(catalogue, won),
    losers: moversOf(catalogue, lost),
  }
}

/** Copies of a printing in a finish, and cents before and now. */
interface Move {
  printing: number
  scryfallId: string
  finish: Finish
  copies: number
  before: number
  now: number
  /** By how many cents the value of all these copies has risen. */
  change: number
}

/** The finishes whose prices are recorded, the plainest first. */
const recordedFinishes = [
  { finish: 'nonfoil', field: 'usd' },
  { finish: 'foil', field: 'usdFoil' },
] as const

/** Only finishes with a price on both days. */
function movesOf(
  catalogue: Catalogue,
  { printing, entry: { scryfallId }, variants }: HeldEntry,
  prices: DayPrices,
): Move[] {
  if (printing === undefined) return []
  return recordedFinishes.flatMap(({ finish, field }) => {
    let copies = 0
    for (const variant of variants) if (variant.finish === finish) copies += variant.quantity
    if (copies === 0) return []
    const before = prices[field][printing] ?? noPrice
    const now = finishCents(catalogue, printing, finish)
    if (before === noPrice || now === noPrice) return []
    return [{ printing, scryfallId, finish, copies, before, now, change: copies * (now - before) }]
  })
}

/** Printings are numbered in the order of their cards' names. */
function byName(a: Move, b: Move): number {
  return a.printing - b.printing
}

function moversOf(catalogue: Catalogue, moves: readonly Move[]): ValueMover[] {
  const first = moves.slice(0, limits.valueMovers)
  const cards = presentCards(
    catalogue,
    first.map(({ printing }) => printing),
  )
  return first.map(({ scryfallId, finish, copies, before, now }, i) => ({
    scryfallId,
    cardName: cards[i]?.name ?? '',
    setCode: cards[i]?.setCode ?? '',
    collectorNumber: cards[i]?.collectorNumber ?? '',
    ...lookOf(cards[i]),
    finish,
    copies,
    priceBeforeUsd: before / 100,
    priceUsd: now / 100,
  }))
}
