import { manaValueOf, symbolsOf } from '../numbers/cost-symbols.ts'
import type { Front } from '../numbers/front.ts'

/** A cost with its mana value, as it is paid with mana from lands. */
export type CastingCost = Pick<Front, 'manaCost' | 'manaValue'>

/**
 * The costs of which one casts a card: each half of a split card has its own. X is 1, since a spell is rarely
 * worth casting for 0, and Phyrexian symbols are paid with life. A card without a mana cost has none.
 */
export function castingCostsOf({ manaCost }: Pick<Front, 'manaCost'>): CastingCost[] {
  return manaCost
    .split('//')
    .map((cost) => symbolsOf(cost))
    .filter((symbols) => symbols.length > 0)
    .map((symbols) => {
      const paid = symbols.filter((symbol) => !symbol.endsWith('/P'))
      const cost = paid.map((symbol) => `{${symbol === 'X' ? '1' : symbol}}`).join('')
      return { manaCost: cost, manaValue: manaValueOf(cost) }
    })
}
