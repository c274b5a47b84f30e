const currencies = {
  usd: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  eur: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }),
}

export type Currency = keyof typeof currencies

export const noPriceText = 'N/A'

/** A price of the card-data service, as "$1,234.50". Missing and 0.00 both mean that there is none. */
export function formatPrice(price: string | null | undefined, currency: Currency): string {
  return hasPrice(price) ? currencies[currency].format(Number(price)) : noPriceText
}

export function hasPrice(price: string | null | undefined): boolean {
  return Number(price) > 0
}

/** An amount of US dollars with two decimals; nothing is $0.00. */
export function formatUsd(amount: number): string {
  return currencies.usd.format(amount)
}
