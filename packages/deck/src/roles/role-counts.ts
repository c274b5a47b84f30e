import { type DeckEntry, type DeckSheet, mainOf } from '../deck-sheet.ts'
import type { RoleName } from './roles.ts'
import { rolesOf } from './roles-of.ts'

/** Copies of the main deck by role; roles without copies are left out. */
export function roleCountsOf(sheet: DeckSheet): Map<RoleName, number> {
  return countRoles(mainOf(sheet), ({ card }) => (card ? rolesOf(card) : []))
}

/** The same for entries with other known roles. */
export function countRoles<Entry extends Pick<DeckEntry, 'quantity'>>(
  entries: readonly Entry[],
  rolesIn: (entry: Entry) => readonly RoleName[],
): Map<RoleName, number> {
  const counts = new Map<RoleName, number>()
  for (const entry of entries) {
    for (const role of rolesIn(entry)) {
      counts.set(role, (counts.get(role) ?? 0) + entry.quantity)
    }
  }
  return counts
}
