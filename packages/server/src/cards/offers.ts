import { type Finish, finishes, type Offer, productIdOf } from '@manafolio/contract'
import {
  type Catalogue,
  finishCents,
  noPrice,
  type PrintingRecord,
  readRecord,
} from '@manafolio/search'
import { namedPrinting } from './named-printing.ts'

/** A printing in the finish in which it is cheapest, in US dollars. */
export interface Cheapest {
  printing: number
  finish: Finish
  cents: number
}

/** The cheapest finish of a printing, the plainest of equally cheap ones; undefined without a price. */
export function cheapestFinish(catalogue: Catalogue, printing: number): Cheapest | undefined {
  let best: Cheapest | undefined
  for (const finish of finishes) {
    const cents = finishCents(catalogue, printing, finish)
    if (cents === noPrice || (best && cents >= best.cents)) continue
    best = { printing, finish, cents }
  }
  return best
}

/** Whether an offer is the better one: by price, then from plain to fancy. */
export function isCheaper(offer: Cheapest, other: Cheapest | undefined): boolean {
  if (!other || offer.cents !== other.cents) return offer.cents < (other?.cents ?? Infinity)
  return finishes.indexOf(offer.finish) < finishes.indexOf(other.finish)
}

export function offerOf(catalogue: Catalogue, { printing, finish, cents }: Cheapest): Offer {
  const record = readRecord<PrintingRecord>(catalogue.pools.printings, printing)
  const named = namedPrinting(catalogue, printing, record)
  return { ...named, finish, tcgplayerId: productIdOf(record, finish), usd: cents / 100 }
}
