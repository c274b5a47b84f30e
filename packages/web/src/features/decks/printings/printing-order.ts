import type { Card } from '@manafolio/contract'
import { hasPrice } from '../../../card-kit/prices.ts'
import { folded } from '../../../lib/folded.ts'

export const printingSorts = ['newest', 'price'] as const
export type PrintingSort = (typeof printingSorts)[number]

export const sortLabels: Record<PrintingSort, string> = {
  newest: 'Newest first',
  price: 'Lowest price first',
}

const orders: Record<PrintingSort, (a: Card, b: Card) => number> = {
  newest: newestFirst,
  price: (a, b) => (usdOf(a) === usdOf(b) ? newestFirst(a, b) : usdOf(a) - usdOf(b)),
}

/** Those whose set or number has all the words, in this order. */
export function printingsShown(
  printings: readonly Card[],
  { words, sort }: { words: string; sort: PrintingSort },
): Card[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return printings
    .filter((card) => {
      const text = folded(`${card.setName} ${card.setCode} ${card.collectorNumber}`)
      return wanted.every((word) => text.includes(word))
    })
    .sort(orders[sort])
}

/** The price of the cheapest; without at least two that have a price none is cheaper. */
export function lowestPrice(printings: readonly Card[]): number | undefined {
  const prices = printings.map(usdOf).filter(Number.isFinite)
  return prices.length > 1 ? Math.min(...prices) : undefined
}

/** In US dollars, without a foil; endless when there is no price. */
export function usdOf({ prices: { usd } }: Card): number {
  return hasPrice(usd) ? Number(usd) : Number.POSITIVE_INFINITY
}

const numbers = new Intl.Collator('en', { numeric: true })

function newestFirst(a: Card, b: Card): number {
  return (
    numbers.compare(b.releasedAt, a.releasedAt) ||
    numbers.compare(a.setCode, b.setCode) ||
    numbers.compare(a.collectorNumber, b.collectorNumber)
  )
}
