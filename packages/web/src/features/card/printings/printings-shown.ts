import type { CardPrinting, Finish } from '@manafolio/contract'
import { lowestPrice } from '../../../card-kit/prices.ts'
import { printingDetails } from '../../../card-kit/printing-text.ts'
import { folded } from '../../../lib/folded.ts'

export const printingSorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  number: 'Set and number',
} as const
export type PrintingSort = keyof typeof printingSorts

export interface PrintingFilter {
  /** Words of the set, the number or a treatment, in any order. */
  text: string
  finish: Finish | 'any'
  language: string
  isOwnedOnly: boolean
  isPaperOnly: boolean
}

export const noFilter: PrintingFilter = {
  text: '',
  finish: 'any',
  language: 'any',
  isOwnedOnly: false,
  isPaperOnly: false,
}

interface Shown {
  filter: PrintingFilter
  sort: PrintingSort
  /** Copies by printing. */
  copies: ReadonlyMap<string, number>
}

/** The printings that pass the filter, in order. They come newest first. */
export function printingsShown(
  printings: readonly CardPrinting[],
  { filter, sort, copies }: Shown,
): CardPrinting[] {
  const words = folded(filter.text).split(/\s+/).filter(Boolean)
  const passing = printings.filter(
    (one) =>
      (filter.finish === 'any' || one.finishes.includes(filter.finish)) &&
      (filter.language === 'any' || one.language === filter.language) &&
      (!filter.isOwnedOnly || copies.has(one.id)) &&
      (!filter.isPaperOnly || !one.isDigital) &&
      words.every((word) => searchText(one).includes(word)),
  )
  return passing.sort(comparisons[sort])
}

function searchText(printing: CardPrinting) {
  const { setName, setCode, collectorNumber, rarity } = printing
  return folded([setName, setCode, collectorNumber, rarity, ...printingDetails(printing)].join(' '))
}

/** More than any card costs. */
const beyondAll = Number.MAX_SAFE_INTEGER

type Compare = (a: CardPrinting, b: CardPrinting) => number

const comparisons: Record<PrintingSort, Compare> = {
  newest: (a, b) => unpriced(a) - unpriced(b),
  oldest: (a, b) => a.releasedAt.localeCompare(b.releasedAt),
  cheapest: (a, b) => priceOr(a, beyondAll) - priceOr(b, beyondAll),
  dearest: (a, b) => priceOr(b, -1) - priceOr(a, -1),
  number: (a, b) =>
    a.setName.localeCompare(b.setName) ||
    a.collectorNumber.localeCompare(b.collectorNumber, 'en', { numeric: true }),
}

/** Printings without a price come last: most of them can't be bought. */
function unpriced({ prices }: CardPrinting): number {
  return lowestPrice(prices, 'usd') === undefined && lowestPrice(prices, 'eur') === undefined
    ? 1
    : 0
}

/** Without a price a printing comes last. */
function priceOr(printing: CardPrinting, missing: number): number {
  return lowestPrice(printing.prices, 'usd') ?? missing
}
