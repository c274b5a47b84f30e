import { type Card, type CardDataCard, formatFacts } from '@manafolio/contract'
import { cardOfData } from '../../../card-kit/card-of-data.ts'
import { isBasicLand } from './basic-land.ts'
import { shownThemes } from './shown-themes.ts'
import type { Bounds } from './theme-queries.ts'
import type { ThemeId } from './themes.ts'

/** A card with the themes that it shows. */
export interface FittingCard {
  card: Card
  themes: ThemeId[]
}

/**
 * Of what a search for a theme found, the cards that show it and keep within the bounds. The query asks
 * for as much; an answer that is not so careful shall not be seen.
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
  if (isBasicLand(card.type_line ?? '')) return false
  if (colors && !card.color_identity.every((color) => colors.includes(color))) return false
  const legality = card.legalities?.[formatFacts[format].legality] ?? 'legal'
  return legality === 'legal' || legality === 'restricted'
}
