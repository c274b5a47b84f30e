import { listed } from '../legality/wording.ts'
import { foremostType } from '../numbers/card-type.ts'
import type { RoleName } from '../roles/roles.ts'
import type { CutRule, MainCard } from './cut-deck.ts'

/** Cards that only share one of these roles may be very different. */
const broad: readonly RoleName[] = ['token', 'lifegain', 'finisher']
const maxNames = 2

/** Cards with the same roles, mana value and type, when there are three or more of them. */
export const duplicateReason: CutRule = ({ cards }) => {
  const alike = new Map<string, Set<string>>()
  for (const card of cards) {
    const names = alike.get(likenessOf(card)) ?? new Set()
    alike.set(likenessOf(card), names.add(card.cardName))
  }
  return (card) => {
    if (card.isLand || card.roles.every((role) => broad.includes(role))) return undefined
    const names = [...(alike.get(likenessOf(card)) ?? [])]
    const others = names.filter((name) => name !== card.cardName)
    if (others.length < 2) return undefined
    return `Does much the same as ${listed(others.toSorted(), maxNames)}, also for ${card.front.manaValue} mana.`
  }
}

function likenessOf({ roles, front }: MainCard): string {
  return `${roles.join(' ')} ${front.manaValue} ${foremostType(front)}`
}
