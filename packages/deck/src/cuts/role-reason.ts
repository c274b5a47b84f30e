import { roles as roleTable } from '../roles/role-table.ts'
import type { RoleName } from '../roles/roles.ts'
import { type CutDeck, type CutRule, type MainCard, surplusOf, type Weighed } from './cut-deck.ts'

/** More cards of a role than usual, when the card has no other role that the deck needs. */
export const roleReason: CutRule = (deck) => (card) => {
  if (card.isLand) return landReason(deck, card)
  const usefulRoles = card.roles.filter((role) => deck.usual[role] !== undefined)
  const isSpare = usefulRoles.every((role) => surplusOf(deck, role) > 0)
  const [role] = usefulRoles.toSorted((one, other) => surplusOf(deck, other) - surplusOf(deck, one))
  if (role === undefined || !isSpare) return undefined
  const isOnly = card.roles.length === 1
  const besides = isOnly ? ', which is its only role' : ''
  const message = `One of ${haveOf(deck, role)} cards that ${roleTable[role].does}${besides}; ${deck.usual[role]} are usual.`
  return { message, score: weightOf(deck, role) + (isOnly ? 4 : 0) }
}

/** Basic lands before others, and the most frequent ones first. */
function landReason(deck: CutDeck, { entry, front }: MainCard): Weighed | undefined {
  if (surplusOf(deck, 'land') === 0) return undefined
  const isBasic = front.types.includes('Basic')
  const these = entry.quantity > 1 ? `, ${entry.quantity} of them ${entry.cardName}` : ''
  const message = `One of ${haveOf(deck, 'land')} lands${these}; ${deck.usual.land} are usual.`
  const score = weightOf(deck, 'land') + (isBasic ? 2 + Math.min(entry.quantity, 20) / 10 : 0)
  return { message, score }
}

function haveOf({ roleCounts }: CutDeck, role: RoleName): number {
  return roleCounts.get(role) ?? 0
}

function weightOf(deck: CutDeck, role: RoleName): number {
  return Math.min(24, 6 + 2 * surplusOf(deck, role))
}
