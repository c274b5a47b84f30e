import { roles } from '../roles/role-table.ts'
import type { CutRule, MainCard } from './cut-deck.ts'

/** Cheaper cards are ignored. */
const dearCents = 1000
const score = 3

/** The most expensive card of one of its roles. */
export const priceReason: CutRule = ({ cards }) => {
  const priced = cards.filter(({ cents, isLand }) => cents > 0 && !isLand)
  return (card) => {
    if (card.isLand || card.cents < dearCents) return undefined
    const price = `$${(card.cents / 100).toFixed(2)}`
    for (const role of card.roles) {
      const others = priced.filter((other) => other.roles.includes(role) && !isSame(other, card))
      if (others.length < 2 || others.some(({ cents }) => cents >= card.cents)) continue
      const which = `any of the ${others.length} other cards that ${roles[role].does}`
      return { message: `It costs ${price}, more than ${which}.`, score }
    }
    return undefined
  }
}

function isSame(one: MainCard, other: MainCard): boolean {
  return one.entry.cardName === other.entry.cardName
}
