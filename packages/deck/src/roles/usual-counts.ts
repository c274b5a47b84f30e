import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { RoleName } from './roles.ts'

/** Decks of a kind need about the same of each role. */
export type DeckKind = 'commander' | 'small_singleton' | 'constructed'

export function deckKindOf(format: DeckFormat): DeckKind {
  const { isExact, cards } = formatFacts[format]
  if (!isExact) return 'constructed'
  return cards < 100 ? 'small_singleton' : 'commander'
}

/**
 * How many copies of a role decks of a kind usually have, by common deck building rules of thumb: for
 * Commander 37 lands, ten ramp cards, ten draw cards, about ten answers, a few of them board wipes. For
 * sixty cards a little less than the proportion of 17 lands in 40, since costs are lower, and a share of
 * the rest. Roles without a number depend on the deck's plan.
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
