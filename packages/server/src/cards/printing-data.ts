import { type Finish, type Prices, type PrintingLook, treatmentsOf } from '@manafolio/contract'
import {
  type Catalogue,
  finishCents,
  finishesOf,
  isDigitalIn,
  noPrice,
  type PrintingRecord,
  readRecord,
  unpackImages,
} from '@manafolio/search'

/** The image of the front in normal size. */
export function imageOf({ images, card_faces }: PrintingRecord): string | null {
  const packed = images ?? card_faces?.[0]?.images
  return (packed !== undefined && unpackImages(packed).normal) || null
}

/** Null where there is no price. */
export function pricesOf({ prices = {} }: PrintingRecord): Prices {
  const { usd = null, usd_foil = null, usd_etched = null, eur = null, eur_foil = null } = prices
  return { usd, usdFoil: usd_foil, usdEtched: usd_etched, eur, eurFoil: eur_foil }
}

/** What tells a printing from others of its card, beside its set and collector number. */
export function presentLook(
  catalogue: Catalogue,
  printing: number,
  record = readRecord<PrintingRecord>(catalogue.pools.printings, printing),
): PrintingLook {
  return {
    treatments: treatmentsOf(record),
    language: record.lang ?? '',
    isDigital: isDigitalIn(catalogue, printing),
  }
}

/** The finish whose price in US dollars counts: the preferred one, or the plainest that has a price. */
export function pricedFinish(
  catalogue: Catalogue,
  printing: number,
  preferred: Finish = 'nonfoil',
): Finish | null {
  const isPriced = (finish: Finish) => finishCents(catalogue, printing, finish) !== noPrice
  return isPriced(preferred) ? preferred : (finishesOf(catalogue, printing).find(isPriced) ?? null)
}
