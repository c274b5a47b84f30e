import {
  type CopiesOfPrinting,
  finishes,
  type Rarity,
  rarities,
  type SetPage,
  type SetPrinting,
} from '@manafolio/contract'
import { lowestPrice } from '../../card-kit/prices.ts'
import { printingDetails } from '../../card-kit/printing-text.ts'
import { folded } from '../../lib/folded.ts'
import type { Currency } from '../../lib/formats.ts'
import type { Ownership, SetParams, SetSort } from './sets-params.ts'

/** A printing of a set with the user's copies. */
export interface ShownPrinting {
  printing: SetPrinting
  /** Null for a visitor. */
  copies: CopiesOfPrinting | null
}

/** The printings of a set with the user's copies, by collector number. */
export function printingsOf({ printings, owned }: SetPage): ShownPrinting[] {
  const copies = new Map(owned?.copies.map((one) => [one.scryfallId, one]))
  return printings.map((printing) => {
    const none = { scryfallId: printing.id, nonfoil: 0, foil: 0, etched: 0, inOtherSets: 0 }
    return { printing, copies: owned && (copies.get(printing.id) ?? none) }
  })
}

/** Those that the state in the URL names, in its order, and those with the other ids. */
export function filtered(
  shown: readonly ShownPrinting[],
  params: SetParams,
  others: ReadonlySet<string> = new Set(),
): ShownPrinting[] {
  const { show, rarity, sort = 'number', q = '', currency = 'usd' } = params
  const words = folded(q).split(/\s+/).filter(Boolean)
  const found = shown.filter(
    (one) =>
      others.has(one.printing.id) ||
      ((!show || one.copies === null || shows[show](one)) &&
        (!rarity || one.printing.rarity === rarity) &&
        matchesWords(one.printing, words)),
  )
  return sort === 'number' ? found : found.sort(orders[sort](currency))
}

/** What the set's completion does not count is not missing either. */
const shows: Record<Ownership, (one: ShownPrinting) => boolean> = {
  owned: isOwned,
  missing: (one) => one.printing.isCounted && !isOwned(one),
}

export function isOwned({ copies }: ShownPrinting): boolean {
  return copiesIn(copies) > 0
}

/** In this set. */
export function copiesIn(copies: CopiesOfPrinting | null): number {
  return copies ? finishes.reduce((sum, finish) => sum + copies[finish], 0) : 0
}

function matchesWords(printing: SetPrinting, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { name, typeLine, collectorNumber } = printing
  const text = folded([name, typeLine, collectorNumber, ...printingDetails(printing)].join(' '))
  return words.every((word) => text.includes(word))
}

type Compare = (a: ShownPrinting, b: ShownPrinting) => number

const { compare } = new Intl.Collator('en')

const byName: Compare = (a, b) => compare(a.printing.name, b.printing.name)

/** The last from low to high. */
const unpriced = Number.MAX_VALUE

const orders: Record<Exclude<SetSort, 'number'>, (currency: Currency) => Compare> = {
  name: () => byName,
  dearest: (currency) => (a, b) =>
    (lowestPrice(b.printing.prices, currency) ?? 0) -
    (lowestPrice(a.printing.prices, currency) ?? 0),
  cheapest: (currency) => (a, b) =>
    (lowestPrice(a.printing.prices, currency) ?? unpriced) -
    (lowestPrice(b.printing.prices, currency) ?? unpriced),
  rarity: () => (a, b) => rarityPlace(b) - rarityPlace(a),
}

function rarityPlace({ printing }: ShownPrinting): number {
  return rarities.indexOf(printing.rarity as Rarity) // -1 for one that is new
}
