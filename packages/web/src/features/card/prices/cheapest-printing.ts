import type { CardPrinting, Finish } from '@manafolio/contract'
import { hasPrice, priceIn } from '../../../card-kit/prices.ts'

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

function offersOf(printing: CardPrinting): Offer[] {
  return printing.finishes.flatMap((finish) => {
    const price = priceIn(printing.prices, finish, 'usd')
    return hasPrice(price) ? [{ printing, finish, price: Number(price) }] : []
  })
}
