import { countsInDeck, type DeckCategory, labelKey } from '@manafolio/contract'
import { leaderRow, type SheetDeck, suggestedCategory } from '@manafolio/deck'
import { compareNames } from '../../../../lib/compare-names.ts'
import type { DeckRow } from '../deck-actions.ts'

const noCategory = 'No category'
/** Behind categories that the app suggests. */
const auto = ' · auto'

type FiledRow = Pick<DeckRow, 'card' | 'categories'>
/** The categories that a deck lists, in order. */
type Listed = readonly DeckCategory[]

/** A deck's settings of a category; undefined where it has none. */
export function findCategory(listed: Listed, name: string): DeckCategory | undefined {
  const key = labelKey(name)
  return listed.find((category) => labelKey(category.name) === key)
}

/** The group of a row: its first category or, marked as such, the suggested one. */
export function categoryGroupOf({ card, categories }: FiledRow, listed: Listed = []): string {
  const [first] = categories
  if (first !== undefined) return findCategory(listed, first)?.name ?? first
  const suggested = card ? suggestedCategory(card) : undefined
  return suggested === undefined ? noCategory : `${suggested}${auto}`
}

/** The category that the app suggests for a group; undefined for groups that the player made. */
export function suggestionOfGroup(label: string): string | undefined {
  return label.endsWith(auto) ? label.slice(0, -auto.length) : undefined
}

/** The category under which a card goes that comes to a group; null for the group without any. */
export function categoryOfGroup(label: string): string | null {
  return label === noCategory ? null : (suggestionOfGroup(label) ?? label)
}

/** The groups of some rows: first those that the deck lists, then by name, those without a category last. */
export function categoryGroups(rows: readonly FiledRow[], listed: Listed = []): string[] {
  const labels = new Set(rows.map((row) => categoryGroupOf(row, listed)))
  labels.delete(noCategory)
  const places = new Map(listed.map(({ name }, at) => [labelKey(name), at]))
  const placeOf = (label: string) =>
    places.get(labelKey(categoryOfGroup(label) ?? '')) ?? places.size
  const ordered = [...labels].toSorted(
    (one, other) => placeOf(one) - placeOf(other) || compareNames(one, other),
  )
  return [...ordered, noCategory]
}

/** The categories of a deck: those that it lists, in order, then the others of its cards by name. */
export function categoriesIn(rows: readonly FiledRow[], listed: Listed = []): DeckCategory[] {
  const byKey = new Map(listed.map((category) => [labelKey(category.name), category]))
  for (const name of rows.flatMap(({ categories }) => categories).toSorted(compareNames)) {
    const key = labelKey(name)
    if (!byKey.has(key)) byKey.set(key, { name, color: null, isHidden: false })
  }
  return [...byKey.values()]
}

/**
 * Whether a row counts in no number of the editor: it is listed under a category that is hidden from counts.
 * Commanders and other cards with a role are listed under that.
 */
export function hiddenRows(deck: SheetDeck & { categories: Listed }): ReadonlySet<DeckRow> {
  const hidden = new Set(
    deck.categories.filter(({ isHidden }) => isHidden).map(({ name }) => labelKey(name)),
  )
  if (hidden.size === 0) return new Set()
  const leader = leaderRow(deck)
  const isHidden = ({ categories: [first], role }: DeckRow) =>
    role === null && first !== undefined && hidden.has(labelKey(first))
  return new Set(deck.cards.filter((row) => countsInDeck(row) && row !== leader && isHidden(row)))
}
