import type { CardPrinting, Finish, FinishPrices } from '@manafolio/contract'
import { hasPrice } from '../../../card-kit/prices.ts'

/** Which price in US dollars is that of a finish. */
export const usdKeys = {
  nonfoil: 'usd',
  foil: 'usdFoil',
  etched: 'usdEtched',
} as const satisfies Record<Finish, keyof FinishPrices>

interface Offer {
  printing: CardPrinting
  finish: Finish
  /** In US dollars. */
  price: number
}

/** The printing that costs least, in which finish; null when none has a price in US dollars. */
export function cheapestOf(printings: readonly CardPrinting[]): Offer | null {
  const offers = printings.flatMap(offersOf)
  return offers.reduce<Offer | null>(
    (best, offer) => (best && best.price <= offer.price ? best : offer),
    null,
  )
}

/** The lowest price of a printing in US dollars, in whatever finish. */
export function lowestPrice(printing: CardPrinting): number | null {
  return cheapestOf([printing])?.price ?? null
}

function offersOf(printing: CardPrinting): Offer[] {
  return printing.finishes.flatMap((finish) => {
    const price = printing.prices[usdKeys[finish]]
    return hasPrice(price) ? [{ printing, finish, price: Number(price) }] : []
  })
}
