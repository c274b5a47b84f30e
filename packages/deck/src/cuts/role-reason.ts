import { roles as roleTable } from '../roles/role-table.ts'
import type { RoleName } from '../roles/roles.ts'
import type { CutDeck, CutRule } from './cut-deck.ts'

/** More cards of a role than usual, when the card has no other role that the deck needs. */
export const roleReason: CutRule = (deck) => (card) => {
  if (card.isLand) return undefined
  const usefulRoles = card.roles.filter((role) => deck.usual[role] !== undefined)
  const isSpare = usefulRoles.every((role) => surplusOf(deck, role) > 0)
  const [role] = usefulRoles.toSorted((one, other) => surplusOf(deck, other) - surplusOf(deck, one))
  if (role === undefined || !isSpare) return undefined
  const only = card.roles.length === 1 ? '; that is its only role' : ''
  return `One of ${haveOf(deck, role)} cards that ${roleTable[role].does} (${deck.usual[role]} are usual)${only}.`
}

function surplusOf(deck: CutDeck, role: RoleName): number {
  return haveOf(deck, role) - (deck.usual[role] ?? Number.POSITIVE_INFINITY)
}

function haveOf({ roleCounts }: CutDeck, role: RoleName): number {
  return roleCounts.get(role) ?? 0
}
