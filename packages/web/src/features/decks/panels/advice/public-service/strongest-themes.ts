import { defaultTheme, type ThemeId, themeIds, themes } from './themes.ts'

/** A theme and the number of cards that have it; null for the default theme. */
export interface DeckTheme {
  id: ThemeId
  cards: number | null
}

const maxThemes = 3

/** The themes that most cards of a deck have, strongest first. */
export function strongestThemes(cards: readonly (readonly ThemeId[])[]): DeckTheme[] {
  const minCards = minCardsFor(cards.length)
  const counted = themeIds.map((id) => ({
    id,
    cards: cards.filter((shown) => shown.includes(id)).length,
  }))
  const strong = counted
    .filter((theme) => theme.cards >= minCards)
    .sort((a, b) => b.cards - a.cards) // ties stay in table order
    .slice(0, maxThemes)
  return strong.length > 0 ? strong : [{ id: defaultTheme, cards: null }]
}

/** In a small deck a card or two make a theme; in larger ones it takes three. */
function minCardsFor(cardsRead: number): number {
  return Math.max(1, Math.min(3, Math.ceil(cardsRead / 4)))
}

/** Why a card is suggested: “landfall: 7 of your cards”. */
export function formatTheme({ id, cards }: DeckTheme): string {
  const why = cards === null ? 'useful in every deck' : `${cards} of your cards`
  return `${themes[id].name}: ${why}`
}
