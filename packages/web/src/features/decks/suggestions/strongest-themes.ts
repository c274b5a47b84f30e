import { type ThemeId, themeIds, usualTheme } from './themes.ts'

/** A theme with how many cards of a deck show it; null when it is the one that every deck can use. */
export interface DeckTheme {
  id: ThemeId
  cards: number | null
}

const mostThemes = 3

/** What the cards of a deck are about, from the themes that each shows: the strongest first. */
export function strongestThemes(cards: readonly (readonly ThemeId[])[]): DeckTheme[] {
  const least = leastCards(cards.length)
  const counted = themeIds.map((id) => ({
    id,
    cards: cards.filter((shown) => shown.includes(id)).length,
  }))
  const strong = counted
    .filter((theme) => theme.cards >= least)
    .sort((a, b) => b.cards - a.cards) // equal ones stay in the table's order
    .slice(0, mostThemes)
  return strong.length > 0 ? strong : [{ id: usualTheme, cards: null }]
}

/** In a deck that has begun a card or two tell its theme; later three do, a tenth of those read. */
function leastCards(cardsRead: number): number {
  return Math.max(1, Math.min(3, Math.ceil(cardsRead / 4)))
}
