import type { FinishPrices } from '@manafolio/contract'
import { type PrintingRecord, unpackImages } from '@manafolio/search'

/** The image of the front in normal size. */
export function imageOf({ images, card_faces }: PrintingRecord): string | null {
  const packed = images ?? card_faces?.[0]?.images
  return (packed !== undefined && unpackImages(packed).normal) || null
}

/** Null where there is no price. */
export function pricesByFinish({ prices = {} }: PrintingRecord): FinishPrices {
  const { usd = null, usd_foil = null, usd_etched = null, eur = null, eur_foil = null } = prices
  return { usd, usdFoil: usd_foil, usdEtched: usd_etched, eur, eurFoil: eur_foil }
}
