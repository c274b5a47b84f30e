import { roles } from './role-table.ts'
import { type RoleCard, rolesOf } from './roles-of.ts'

/** What a card mainly does for a deck, as the name of a category; undefined when nothing is known. */
export function suggestedCategory(card: RoleCard): string | undefined {
  const [role] = rolesOf(card)
  return role && roles[role].label
}
