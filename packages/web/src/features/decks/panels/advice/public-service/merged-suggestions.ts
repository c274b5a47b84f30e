import { limits } from '@manafolio/contract'
import { withFaces } from '../deck-names.ts'
import type { FittingCard } from './fitting-cards.ts'
import type { DeckTheme } from './strongest-themes.ts'

/** A card that would suit a deck, and the themes of the deck that it supports. */
export interface ThemeSuggestion extends FittingCard {
  reasons: DeckTheme[]
}

interface Found {
  /** Strongest first. */
  themes: readonly DeckTheme[]
  /** The results for each theme, most played first. */
  cards: readonly (readonly FittingCard[])[]
  /** The colors of the deck's cards, with repeats; empty for a colorless deck. */
  colors: readonly string[]
  /** Names not to suggest, as `withFaces` returns them. */
  names: ReadonlySet<string>
}

/**
 * Alternates between the themes, strongest first, until there are enough: cards within the deck's colors,
 * and then the rest. No card appears twice.
 */
export function mergedSuggestions({ themes, cards, colors, names }: Found): ThemeSuggestion[] {
  const taken = new Set(names)
  const isCastable = ({ card }: FittingCard) => isWithin(card.colorIdentity, colors)
  const ordered = [
    ...interleaved(
      cards.map((list) => list.filter(isCastable)),
      taken,
    ),
    ...interleaved(
      cards.map((list) => list.filter((found) => !isCastable(found))),
      taken,
    ),
  ]
  return ordered.slice(0, limits.suggestions).map((found) => {
    return { ...found, reasons: themes.filter(({ id }) => found.themes.includes(id)) }
  })
}

/** A colorless deck may still become any color. */
function isWithin(identity: readonly string[], colors: readonly string[]): boolean {
  return colors.length === 0 || identity.every((color) => colors.includes(color))
}

/** Takes one card of each list after another, skipping names that are taken. */
function interleaved(lists: FittingCard[][], taken: Set<string>): FittingCard[] {
  const found: FittingCard[] = []
  while (lists.some((list) => list.length > 0)) {
    for (const list of lists) {
      const next = takeFirstNew(list, taken)
      if (next) found.push(next)
    }
  }
  return found
}

/** Removes the first card that is not taken from a list, and all before it. */
function takeFirstNew(list: FittingCard[], taken: Set<string>): FittingCard | undefined {
  for (let next = list.shift(); next; next = list.shift()) {
    const names = withFaces(next.card.name)
    if (names.some((name) => taken.has(name))) continue
    for (const name of names) taken.add(name)
    return next
  }
  return undefined
}
