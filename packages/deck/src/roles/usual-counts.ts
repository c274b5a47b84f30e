import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { RoleName } from './roles.ts'

/** Decks of a kind want about the same of everything. */
export type DeckKind = 'commander' | 'small_singleton' | 'constructed'

export function deckKindOf(format: DeckFormat): DeckKind {
  const { isExact, cards } = formatFacts[format]
  if (!isExact) return 'constructed'
  return cards < 100 ? 'small_singleton' : 'commander'
}

/**
 * How many copies of a role decks of a kind usually have, by the rules of thumb that deck builders pass
 * on: for Commander 37 lands, ten cards that ramp, ten that draw, some ten answers, a few of them for the
 * whole board; in sixty cards somewhat less than the 17 lands in 40 of a limited deck, since costs are
 * lower, and a share of the rest. What a role does not say here depends on the plan of a deck alone.
 */
export const usualCounts: Record<DeckKind, Partial<Record<RoleName, number>>> = {
  commander: {
    land: 37,
    ramp: 10,
    draw: 10,
    removal: 8,
    sweeper: 3,
    recursion: 3,
    protection: 3,
    graveyard_hate: 1,
    finisher: 4,
  },
  small_singleton: {
    land: 24,
    ramp: 5,
    draw: 6,
    removal: 6,
    sweeper: 1,
    protection: 2,
    finisher: 3,
  },
  constructed: { land: 24, draw: 4, removal: 8 },
}
