import type { Card } from '@manafolio/contract'
import { plainestPrice } from '../../../../card-kit/prices.ts'
import { printingDetails } from '../../../../card-kit/printing-text.ts'
import { folded } from '../../../../lib/folded.ts'

export const printingSorts = ['newest', 'price'] as const
export type PrintingSort = (typeof printingSorts)[number]

export const sortLabels: Record<PrintingSort, string> = {
  newest: 'Newest first',
  price: 'Lowest price first',
}

const orders: Record<PrintingSort, (a: Card, b: Card) => number> = {
  newest: (a, b) => unpriced(a) - unpriced(b) || newestFirst(a, b),
  price: (a, b) => (usdOf(a) === usdOf(b) ? newestFirst(a, b) : usdOf(a) - usdOf(b)),
}

/** The printings whose set, number and look match all words of the query, sorted. */
export function printingsShown(
  printings: readonly Card[],
  { query, sort }: { query: string; sort: PrintingSort },
): Card[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return printings
    .filter((card) => {
      const { setName, setCode, collectorNumber } = card
      const text = folded([setName, setCode, collectorNumber, ...printingDetails(card)].join(' '))
      return words.every((word) => text.includes(word))
    })
    .sort(orders[sort])
}

/** The lowest price; undefined unless at least two printings have a price. */
export function lowestPrice(printings: readonly Card[]): number | undefined {
  const prices = printings.map(usdOf).filter(Number.isFinite)
  return prices.length > 1 ? Math.min(...prices) : undefined
}

/** In US dollars, as in the value of a deck; infinite without a price. */
export function usdOf({ prices }: Card): number {
  return plainestPrice(prices)?.usd ?? Number.POSITIVE_INFINITY
}

/** Printings without a price come last: most of them can't be bought. */
function unpriced(card: Card): number {
  return Number.isFinite(usdOf(card)) ? 0 : 1
}

const numbers = new Intl.Collator('en', { numeric: true })

function newestFirst(a: Card, b: Card): number {
  return (
    numbers.compare(b.releasedAt, a.releasedAt) ||
    numbers.compare(a.setCode, b.setCode) ||
    numbers.compare(a.collectorNumber, b.collectorNumber)
  )
}
