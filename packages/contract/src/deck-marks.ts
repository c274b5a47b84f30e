import type { DeckCardMarks } from './deck-cards.ts'
import { distinctLabels } from './labels.ts'
import { limits } from './limits.ts'

export function areSameMarks(one: DeckCardMarks, other: DeckCardMarks): boolean {
  return (
    one.role === other.role &&
    one.isLocked === other.isLocked &&
    one.note === other.note &&
    areSameCategories(one.categories, other.categories)
  )
}

/** In the same order: the first one decides where a card is listed. */
export function areSameCategories(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((category, at) => category === other[at])
}

/** The marks of copies that join others: what those lack comes from the first. */
export function joinedMarks(coming: DeckCardMarks, there: DeckCardMarks): DeckCardMarks {
  return {
    role: there.role ?? coming.role,
    isLocked: there.isLocked || coming.isLocked,
    categories: joinedCategories(there.categories, coming.categories),
    note: there.note ?? coming.note,
  }
}

/** The first ones stay first; of two that differ in case only the first counts. */
export function joinedCategories(first: readonly string[], others: readonly string[]): string[] {
  return distinctLabels([...first, ...others]).slice(0, limits.deckCategories)
}
