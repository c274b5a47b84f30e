import type { Site } from '@manafolio/contract'

export interface Purchase {
  tcgplayerId: number
  userId: string
}

export interface ShopSearch {
  /** Searches everything that the marketplace sells. */
  searchTerms: string
  /** Empty when no one is signed in. */
  userId: string
}

/** A product of the marketplace, through the affiliate program when one is configured. */
export function buyUrl(affiliate: Site['affiliate'], { tcgplayerId, userId }: Purchase): string {
  return creditedUrl(affiliate, `https://www.tcgplayer.com/product/${tcgplayerId}`, userId)
}

/**
 * A search on the marketplace. Sleeves, boxes and dice are in their own product lines, not in that of
 * the game, so it covers all of them.
 */
export function shopSearchUrl(
  affiliate: Site['affiliate'],
  { searchTerms, userId }: ShopSearch,
): string {
  const search = new URL('https://www.tcgplayer.com/search/all/product')
  search.searchParams.set('q', searchTerms)
  return creditedUrl(affiliate, search.href, userId)
}

/** The user's id is the sub-id that purchases are reported under, next to our partner property. */
export function creditedUrl(affiliate: Site['affiliate'], target: string, userId: string): string {
  const url = new URL(affiliate.baseUrl ?? target)
  url.searchParams.set('subId1', userId)
  url.searchParams.set('partnerpropertyid', affiliate.propertyId)
  if (affiliate.baseUrl) url.searchParams.set('u', target)
  return url.href
}
