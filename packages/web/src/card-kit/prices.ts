import { type Currency, formatMoney } from '../lib/formats.ts'

export const noPriceText = 'N/A'

/** A price of the card-data service, as "$1,234.50". Missing and 0.00 both mean that there is none. */
export function formatPrice(price: string | null | undefined, currency: Currency): string {
  return hasPrice(price) ? formatMoney(Number(price), currency) : noPriceText
}

export function hasPrice(price: string | null | undefined): boolean {
  return Number(price) > 0
}
