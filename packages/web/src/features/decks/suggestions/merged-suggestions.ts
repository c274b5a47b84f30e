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
  /** Of the deck's cards, some of them perhaps several times; none for a deck without colours. */
  colors: readonly string[]
  /** Names that are not to be suggested, as withFaces gives them. */
  names: ReadonlySet<string>
}

/**
 * The themes take turns, the strongest first, until there are enough: with what keeps within the deck's
 * colours, and then with the rest. No card comes twice.
 */
export function mergedSuggestions({ themes, cards, colors, names }: Found): Suggestion[] {
  const taken = new Set(names)
  const isCastable = ({ card }: FittingCard) => isWithin(card.colorIdentity, colors)
  const turns = [
    ...inTurn(
      cards.map((list) => list.filter(isCastable)),
      taken,
    ),
    ...inTurn(
      cards.map((list) => list.filter((found) => !isCastable(found))),
      taken,
    ),
  ]
  return turns.slice(0, limits.suggestions).map((found) => {
    return { ...found, reasons: themes.filter(({ id }) => found.themes.includes(id)) }
  })
}

/** A deck without colours may still become any. */
function isWithin(identity: readonly string[], colors: readonly string[]): boolean {
  return colors.length === 0 || identity.every((color) => colors.includes(color))
}

/** One of each list after the other, without those that are taken. */
function inTurn(lists: FittingCard[][], taken: Set<string>): FittingCard[] {
  const found: FittingCard[] = []
  while (lists.some((list) => list.length > 0)) {
    for (const list of lists) {
      const next = takeNew(list, taken)
      if (next) found.push(next)
    }
  }
  return found
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
