import type { Card } from '@manafolio/contract'
import { roles, rolesOf } from '@manafolio/deck'
import type { DeckRow } from '../deck-actions.ts'

const noCategory = 'No category'
/** Behind categories that the app suggests. */
const auto = ' · auto'

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** What a card mainly does for a deck, as the name of a category; undefined when nothing is known. */
export function suggestedCategory(card: Card): string | undefined {
  const [role] = rolesOf(card)
  return role && roles[role].label
}

/** The group of a row: its first category or, marked as such, the suggested one. */
export function categoryGroupOf({ card, categories }: Pick<DeckRow, 'card' | 'categories'>) {
  const [first] = categories
  if (first !== undefined) return first
  const suggested = card ? suggestedCategory(card) : undefined
  return suggested === undefined ? noCategory : `${suggested}${auto}`
}

/** The category that the app suggests for a group; undefined for groups that the player made. */
export function suggestionOfGroup(label: string): string | undefined {
  return label.endsWith(auto) ? label.slice(0, -auto.length) : undefined
}

/** The groups of some rows by name, those without a category last. */
export function categoryGroups(rows: readonly DeckRow[]): string[] {
  const labels = [...new Set(rows.map(categoryGroupOf))].filter((label) => label !== noCategory)
  return [...labels.toSorted(names.compare), noCategory]
}

/** The categories of a deck by name. */
export function categoriesIn(rows: readonly DeckRow[]): string[] {
  return [...new Set(rows.flatMap(({ categories }) => categories))].toSorted(names.compare)
}
