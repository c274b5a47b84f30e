import { type Finish, finishes, finishNames, type Prices } from '@manafolio/contract'
import { type Currency, formatMoney } from '../lib/formats.ts'

/** The prices of a printing. */
export const priceKinds = {
  usd: { label: 'USD', currency: 'usd' },
  usdFoil: { label: 'USD Foil', currency: 'usd' },
  usdEtched: { label: 'USD Etched', currency: 'usd' },
  eur: { label: 'EUR', currency: 'eur' },
  eurFoil: { label: 'EUR Foil', currency: 'eur' },
} as const satisfies Record<keyof Prices, { label: string; currency: Currency }>

/** Those that are shown also when there is none, and whose history is recorded. */
export const mainPrices = ['usd', 'usdFoil', 'eur'] as const satisfies (keyof Prices)[]

export const allPrices = [
  'usd',
  'usdFoil',
  'usdEtched',
  'eur',
  'eurFoil',
] as const satisfies (keyof Prices)[]

/** The main prices, and those of other finishes where there are some. */
export function pricesToShow(prices: Prices): (keyof Prices)[] {
  const main: readonly (keyof Prices)[] = mainPrices
  return allPrices.filter((key) => main.includes(key) || hasPrice(prices[key]))
}

/** Which price is that of a finish; Cardmarket has none for etched cards. */
const finishKeys = {
  usd: { nonfoil: 'usd', foil: 'usdFoil', etched: 'usdEtched' },
  eur: { nonfoil: 'eur', foil: 'eurFoil', etched: null },
} as const satisfies Record<Currency, Record<Finish, keyof Prices | null>>

/** Of a printing in a finish; null when there is none. */
export function priceIn(prices: Prices, finish: Finish, currency: Currency): string | null {
  const key = finishKeys[currency][finish]
  return key && prices[key]
}

/** The finish in which a printing is cheapest; the plainest of equal ones, none without a price. */
function cheapestFinish(prices: Prices, currency: Currency): Finish | undefined {
  const amountIn = (finish: Finish) => Number(priceIn(prices, finish, currency))
  const known = finishes.filter((finish) => hasPrice(priceIn(prices, finish, currency)))
  return known.toSorted((one, other) => amountIn(one) - amountIn(other))[0]
}

/** Of a printing in its cheapest finish; undefined without a price. */
export function lowestPrice(prices: Prices, currency: Currency): number | undefined {
  const finish = cheapestFinish(prices, currency)
  return finish && Number(priceIn(prices, finish, currency))
}

/** “$0.80”, or “$0.70 foil” where that is cheaper than nonfoil. */
export function formatLowestPrice(prices: Prices, currency: Currency): string {
  const finish = cheapestFinish(prices, currency)
  if (!finish) return noPriceText
  return `${formatPrice(priceIn(prices, finish, currency), currency)} ${finishNote(finish)}`.trim()
}

/** A price in US dollars, and of which finish it is. */
export interface UsdPrice {
  usd: number
  finish: Finish
}

/** Of a printing in its plainest finish that has a price, as in the values of decks. */
export function plainestPrice(prices: Prices): UsdPrice | null {
  const finish = plainestFinish(prices, 'usd')
  return finish ? { usd: Number(priceIn(prices, finish, 'usd')), finish } : null
}

/** The plainest finish that has a price. */
export function plainestFinish(prices: Prices, currency: Currency): Finish | undefined {
  return finishes.find((one) => hasPrice(priceIn(prices, one, currency)))
}

export const noPriceText = 'N/A'

/** “$4.10”, or “$4.10 etched” where that stands in for a price of nonfoil copies. */
export function formatUsdPrice(price: UsdPrice | null): string {
  if (!price) return noPriceText
  return [formatMoney(price.usd, 'usd'), finishNote(price.finish)].filter(Boolean).join(' ')
}

/** “foil” or “etched”; nothing for nonfoil, which is the usual one. */
export function finishNote(finish: Finish): string {
  return finish === 'nonfoil' ? '' : finishNames[finish].toLowerCase()
}

/** A price of the card-data service, as "$1,234.50". Missing and 0.00 both mean that there is none. */
export function formatPrice(price: string | null | undefined, currency: Currency): string {
  return hasPrice(price) ? formatMoney(Number(price), currency) : noPriceText
}

export function hasPrice(price: string | null | undefined): boolean {
  return Number(price) > 0
}
