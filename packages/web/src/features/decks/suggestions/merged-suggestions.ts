import { limits } from '@manafolio/contract'
import { withFaces } from './deck-names.ts'
import type { FittingCard } from './fitting-cards.ts'
import type { DeckTheme } from './strongest-themes.ts'

/** A card that would suit a deck, and the deck's themes among those that it shows: why. */
export interface Suggestion extends FittingCard {
  reasons: DeckTheme[]
}

interface Found {
  /** The strongest first. */
  themes: readonly DeckTheme[]
  /** What was found for each of them, the most played first. */
  cards: readonly (readonly FittingCard[])[]
  /** Names that are not to be suggested, as withFaces gives them. */
  names: ReadonlySet<string>
}

/** The themes take turns, the strongest first, until there are enough. No card comes twice. */
export function mergedSuggestions({ themes, cards, names }: Found): Suggestion[] {
  const taken = new Set(names)
  const waiting = cards.map((list) => [...list])
  const suggestions: Suggestion[] = []
  while (suggestions.length < limits.suggestions && waiting.some((list) => list.length > 0)) {
    for (const list of waiting) {
      const next = takeNew(list, taken)
      if (!next) continue
      const reasons = themes.filter(({ id }) => next.themes.includes(id))
      suggestions.push({ ...next, reasons })
    }
  }
  return suggestions.slice(0, limits.suggestions)
}

/** Takes the first card of a list that is not taken yet, and all before it. */
function takeNew(list: FittingCard[], taken: Set<string>): FittingCard | undefined {
  for (let next = list.shift(); next; next = list.shift()) {
    const names = withFaces(next.card.name)
    if (names.some((name) => taken.has(name))) continue
    for (const name of names) taken.add(name)
    return next
  }
  return undefined
}
