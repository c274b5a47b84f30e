import { roles } from '../roles/role-table.ts'
import type { CutRule } from './cut-deck.ts'

/** Cheaper cards are ignored. */
const dearCents = 1000

/** The most expensive card of one of its roles. */
export const priceReason: CutRule = ({ cards }) => {
  const priced = cards.filter(({ cents, isLand }) => cents > 0 && !isLand)
  return (card) => {
    if (card.isLand || card.cents < dearCents) return undefined
    const price = `$${(card.cents / 100).toFixed(2)}`
    for (const role of card.roles) {
      const others = priced.filter((other) => other.roles.includes(role) && other !== card)
      if (others.length < 2 || others.some(({ cents }) => cents >= card.cents)) continue
      const which = `any of the ${others.length} other cards that ${roles[role].does}`
      return `It costs ${price}, more than ${which}.`
    }
    return undefined
  }
}
