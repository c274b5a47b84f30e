import { pages } from '@manafolio/contract'
import type { ParsedLocation } from '@tanstack/react-router'

/**
 * The key a page's scroll position is restored by. The collection is restored both with Back and
 * through the main navigation; other pages start at the top except with Back.
 */
export function scrollKey({ pathname, href, state }: ParsedLocation): string {
  return pathname === pages.collection ? href : (state.__TSR_key ?? href)
}
