import { type Card, type CardDataCard, formatFacts } from '@manafolio/contract'
import { cardOfData } from '../../../../../card-kit/card-of-data.ts'
import { shownThemes } from './shown-themes.ts'
import type { Bounds } from './theme-queries.ts'
import type { ThemeId } from './themes.ts'

/** A card with its themes. */
export interface FittingCard {
  card: Card
  themes: ThemeId[]
}

/**
 * The results of a theme search that have the theme and are within the bounds. The query requires as much,
 * but the response might not comply.
 */
export function fittingCards(
  found: readonly CardDataCard[],
  theme: ThemeId,
  bounds: Bounds,
): FittingCard[] {
  return found
    .filter((card) => isWithin(card, bounds))
    .map((data) => ({ card: cardOfData(data), themes: shownThemes(data) }))
    .filter(({ themes }) => themes.includes(theme))
}

function isWithin(card: CardDataCard, { format, colors }: Bounds): boolean {
  if (/\bBasic\b.*\bLand\b/.test(card.type_line ?? '')) return false
  if (colors && !card.color_identity.every((color) => colors.includes(color))) return false
  const legality = card.legalities?.[formatFacts[format].legality] ?? 'legal'
  return legality === 'legal' || legality === 'restricted'
}
