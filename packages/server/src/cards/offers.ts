import { type Finish, finishes, type Offer } from '@manafolio/contract'
import {
  type Catalogue,
  finishCents,
  noPrice,
  type PrintingRecord,
  readRecord,
  rowText,
} from '@manafolio/search'

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
