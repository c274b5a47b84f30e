import { type DeckSheet, mainOf } from '../deck-sheet.ts'
import type { RoleName } from './roles.ts'
import { rolesOf } from './roles-of.ts'

/** Copies of the main deck by role; roles without copies are left out. */
export function roleCountsOf(sheet: DeckSheet): Map<RoleName, number> {
  const counts = new Map<RoleName, number>()
  for (const { card, quantity } of mainOf(sheet)) {
    for (const role of card ? rolesOf(card) : []) {
      counts.set(role, (counts.get(role) ?? 0) + quantity)
    }
  }
  return counts
}
