import type { DeckChange } from '../deck-change.ts'
import type { DeckEntry, DeckSheet } from '../deck-sheet.ts'
import { removalOf, withoutRoles } from './changes.ts'
import type { Fix } from './finding.ts'
import type { RuledDeck } from './ruled-deck.ts'
import { listed } from './wording.ts'

/** More buttons than these do not help. */
export const fixesOffered = 3

/** A button for a change that is possible. */
export function changing(label: string, change: DeckChange | undefined): Fix[] {
  return change ? [{ label, change }] : []
}

/** A commander that is separate from the cards is replaced, not removed. */
export function removing(
  { sheet, leaderWord }: RuledDeck,
  name: string,
  entries: readonly DeckEntry[],
): Fix[] {
  const remove = changing(`Remove ${name}`, removalOf(sheet, entries))
  const isLeader = entries.some(({ place, row }) => place === 'commander' && !row?.role)
  if (!isLeader || leaderWord === null) return remove
  return [...remove, { label: `Choose another ${leaderWord}`, opens: 'facts' }]
}

export function makingPlain(sheet: DeckSheet, entries: readonly DeckEntry[]): Fix[] {
  const names = namesOf(entries)
  const kind = names.length === 1 ? 'a plain card' : 'plain cards'
  return changing(`Make ${listed(names)} ${kind}`, withoutRoles(sheet, entries))
}

export function namesOf(entries: readonly DeckEntry[]): string[] {
  return [...new Set(entries.map(({ cardName }) => cardName))]
}

/** The first combinations of the given size from a list. */
export function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const groups = Math.min(fixesOffered, Math.floor(items.length / size))
  return Array.from({ length: groups }, (_, at) => items.slice(at * size, (at + 1) * size))
}
