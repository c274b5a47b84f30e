import { pages } from '@manafolio/contract'
import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Under which name the place on a page is remembered. The collection is found again as it was left,
 * by going back and by the main nav alike; other pages begin at their top unless one goes back.
 */
export function scrollKey({ pathname, href, state }: ParsedLocation): string {
  return pathname === pages.collection ? href : (state.__TSR_key ?? href)
}
