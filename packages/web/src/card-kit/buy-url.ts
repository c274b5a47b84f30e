import type { Site } from '@manafolio/contract'

export interface Purchase {
  tcgplayerId: number
  userId: string
}

/**
 * A product of the marketplace, by way of the affiliate programme when one is configured. The
 * user's id is the sub-id that purchases are reported under, beside our partner property.
 */
export function buyUrl(affiliate: Site['affiliate'], { tcgplayerId, userId }: Purchase): string {
  const product = `https://www.tcgplayer.com/product/${tcgplayerId}`
  const url = new URL(affiliate.baseUrl ?? product)
  url.searchParams.set('subId1', userId)
  url.searchParams.set('partnerpropertyid', affiliate.propertyId)
  if (affiliate.baseUrl) url.searchParams.set('u', product)
  return url.href
}
