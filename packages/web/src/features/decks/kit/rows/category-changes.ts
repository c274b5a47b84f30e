import {
  type DeckCategory,
  type DeckDetail,
  joinedCategories,
  labelKey,
  limits,
} from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'
import type { DeckRow } from '../deck-actions.ts'
import { categoriesIn } from './categories.ts'
import { editedRows } from './row-changes.ts'

/** Changes how one of a deck's categories is shown and counted; they are listed in full from then on. */
export function withSettings(
  deck: DeckDetail,
  name: string,
  settings: Partial<Omit<DeckCategory, 'name'>>,
): DeckChange {
  return listing(
    categoriesIn(deck.cards, deck.categories).map((category) =>
      isNamed(category, name) ? { ...category, ...settings } : category,
    ),
  )
}

/** Puts a category at another place among those of the deck. */
export function withPlace(deck: DeckDetail, name: string, place: number): DeckChange {
  const all = categoriesIn(deck.cards, deck.categories)
  const moved = all.filter((category) => isNamed(category, name))
  const others = all.filter((category) => !isNamed(category, name))
  return listing(others.toSpliced(place, 0, ...moved))
}

export function withCategory(deck: DeckDetail, name: string): DeckChange {
  const all = categoriesIn(deck.cards, deck.categories)
  return listing([{ name, color: null, isHidden: false }, ...all])
}

/**
 * Renames a category on the deck and all of its cards. Under the name of another one both become one, which
 * keeps that one's spelling, color and counting.
 */
export function withRenamed(deck: DeckDetail, from: string, to: string): DeckChange {
  const all = categoriesIn(deck.cards, deck.categories)
  const target = all.find((category) => isNamed(category, to) && !isNamed(category, from))
  const name = target?.name ?? to
  const listed = target
    ? deck.categories.filter((category) => !isNamed(category, from))
    : deck.categories.map((one) => (isNamed(one, from) ? { ...one, name } : one))
  const cards = editedRows(deck, rowsUnder(deck, from), ({ categories }) => ({
    categories: joinedCategories(
      categories.map((one) => (labelKey(one) === labelKey(from) ? name : one)),
      [],
    ),
  }))
  return { cards, facts: { categories: listed } }
}

/** Takes a category off the deck and all of its cards. */
export function withoutCategory(deck: DeckDetail, name: string): DeckChange {
  return {
    cards: filedRows(deck, rowsUnder(deck, name), { added: [], removed: [name] }),
    facts: { categories: deck.categories.filter((category) => !isNamed(category, name)) },
  }
}

/** A user's own categories first, as they are, then the others of the deck. */
export function withTemplate(deck: DeckDetail, own: readonly DeckCategory[]): DeckChange {
  const keys = new Set(own.map(({ name }) => labelKey(name)))
  const others = categoriesIn(deck.cards, deck.categories).filter(
    ({ name }) => !keys.has(labelKey(name)),
  )
  return listing([...own, ...others])
}

export function rowsUnder({ cards }: Pick<DeckDetail, 'cards'>, name: string): DeckRow[] {
  const key = labelKey(name)
  return cards.filter(({ categories }) => categories.some((one) => labelKey(one) === key))
}

/** Files rows under categories, after those that they have, and takes others off them. */
export function filedRows(
  deck: Pick<DeckDetail, 'cards'>,
  rows: readonly DeckRow[],
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
) {
  const gone = new Set(removed.map(labelKey))
  return editedRows(deck, rows, ({ categories }) => ({
    categories: joinedCategories(
      categories.filter((one) => !gone.has(labelKey(one))),
      added,
    ),
  }))
}

function isNamed(category: Pick<DeckCategory, 'name'>, name: string): boolean {
  return labelKey(category.name) === labelKey(name)
}

/** Those beyond the limit keep no place of their own: they follow by name. */
function listing(categories: readonly DeckCategory[]): DeckChange {
  return { cards: [], facts: { categories: categories.slice(0, limits.listedCategories) } }
}
