import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { CardSearch } from '../../../lib/card-data/card-data-service.ts'
import { type ThemeId, themes } from './themes.ts'

/** What may be suggested: null colours are no bounds, an empty list is colourless. */
export interface Bounds {
  format: DeckFormat
  colors: readonly string[] | null
}

/** Cards on paper, in the printing that costs the least: the newest one has often no price yet. */
const kind = ['-t:basic', 'game:paper', 'prefer:usd-low']

/** The most played cards of a theme within the bounds. */
export function themeQuery(theme: ThemeId, { format, colors }: Bounds): CardSearch {
  const identity = colors ? `id<=${colors.join('').toLowerCase() || 'c'}` : ''
  const terms = [themes[theme].query, `f:${legalIn(format)}`, identity, ...kind]
  return { q: terms.filter(Boolean).join(' '), order: 'edhrec' }
}

/** The card-data service's name of a format: its “brawl” is another than the one with Standard's cards. */
export function legalIn(format: DeckFormat): string {
  return format === 'brawl' ? 'standardbrawl' : format
}

/**
 * The colours that suggestions keep within: those of the commander where the format has one. Else, or
 * while there is none, those of the deck; a deck without colours may still become any.
 */
export function boundsOf(
  format: DeckFormat,
  commander: readonly string[] | null,
  deck: readonly string[],
): Bounds {
  if (formatFacts[format].commanders && commander) return { format, colors: sorted(commander) }
  return { format, colors: deck.length > 0 ? sorted(deck) : null }
}

function sorted(colors: readonly string[]): string[] {
  return ['W', 'U', 'B', 'R', 'G'].filter((color) => colors.includes(color))
}
