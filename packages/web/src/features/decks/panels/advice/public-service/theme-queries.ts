import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { CardSearch } from '../../../../../lib/card-data/card-data-service.ts'
import { type ThemeId, themes } from './themes.ts'

/** The bounds of suggestions: null means any colors, an empty list colorless. */
export interface Bounds {
  format: DeckFormat
  colors: readonly string[] | null
}

/** Paper cards in their cheapest printing: the newest one often has no price yet. */
const kind = ['-t:basic', 'game:paper', 'prefer:usd-low']

/** The most played cards of a theme within the bounds. */
export function themeQuery(theme: ThemeId, { format, colors }: Bounds): CardSearch {
  const identity = colors ? `id<=${colors.join('').toLowerCase() || 'c'}` : ''
  const terms = [themes[theme].query, `f:${formatFacts[format].legality}`, identity, ...kind]
  return { q: terms.filter(Boolean).join(' '), order: 'edhrec' }
}

/**
 * A commander limits the colors of its deck. Other decks may use any color: cards in their own colors only
 * come first.
 */
export function boundsOf(format: DeckFormat, commander: readonly string[] | null): Bounds {
  const isBound = formatFacts[format].commanders !== null && commander !== null
  return { format, colors: isBound ? sorted(commander) : null }
}

function sorted(colors: readonly string[]): string[] {
  return ['W', 'U', 'B', 'R', 'G'].filter((color) => colors.includes(color))
}
