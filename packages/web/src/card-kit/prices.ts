import { type Finish, type FinishPrices, finishes, type Prices } from '@manafolio/contract'
import { type Currency, formatMoney } from '../lib/formats.ts'

/** The prices of a printing. */
export const priceKinds = {
  usd: { label: 'USD', currency: 'usd' },
  usdFoil: { label: 'USD Foil', currency: 'usd' },
  eur: { label: 'EUR', currency: 'eur' },
  eurFoil: { label: 'EUR Foil', currency: 'eur' },
} as const satisfies Record<keyof Prices, { label: string; currency: Currency }>

/** Those that are shown also when there is none, and whose history is recorded. */
export const mainPrices = ['usd', 'usdFoil', 'eur'] as const satisfies (keyof Prices)[]

export const allPrices = [...mainPrices, 'eurFoil'] as const satisfies (keyof Prices)[]

/** Which price is that of a finish; Cardmarket has none for etched cards. */
const finishKeys = {
  usd: { nonfoil: 'usd', foil: 'usdFoil', etched: 'usdEtched' },
  eur: { nonfoil: 'eur', foil: 'eurFoil', etched: null },
} as const satisfies Record<Currency, Record<Finish, keyof FinishPrices | null>>

/** Of a printing in a finish; null when there is none. */
export function priceIn(prices: FinishPrices, finish: Finish, currency: Currency): string | null {
  const key = finishKeys[currency][finish]
  return key && prices[key]
}

/** Of a printing in its cheapest finish; undefined without a price. */
export function lowestPrice(prices: FinishPrices, currency: Currency): number | undefined {
  const known = finishes.map((finish) => priceIn(prices, finish, currency)).filter(hasPrice)
  return known.length > 0 ? Math.min(...known.map(Number)) : undefined
}

export const noPriceText = 'N/A'

/** A price of the card-data service, as "$1,234.50". Missing and 0.00 both mean that there is none. */
export function formatPrice(price: string | null | undefined, currency: Currency): string {
  return hasPrice(price) ? formatMoney(Number(price), currency) : noPriceText
}

export function hasPrice(price: string | null | undefined): boolean {
  return Number(price) > 0
}
