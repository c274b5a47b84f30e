import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { RoleName } from './roles.ts'

/**
 * Decks of a kind need about the same of each role: a hundred cards with a commander, fewer with one, and
 * decks without a commander, of whatever size.
 */
export type DeckKind = 'commander' | 'small_singleton' | 'constructed'

export function deckKindOf(format: DeckFormat): DeckKind {
  const { commanders, cards } = formatFacts[format]
  if (commanders === null) return 'constructed'
  return cards >= 100 ? 'commander' : 'small_singleton'
}

/** Roles with a usual number by the kind of deck; that of lands depends on the deck's curve. */
export type UsualCounts = Partial<Record<RoleName, number>>

/**
 * How many copies of a role decks of a kind usually have, by common deck building rules of thumb: for
 * Commander ten ramp cards, ten draw cards, about ten answers, a few of them board wipes; for small
 * singleton decks a share of that. Roles without a number depend on the deck's plan, and so do all those
 * of decks with four copies of a card, which need not do everything.
 */
export const usualCounts: Record<DeckKind, UsualCounts> = {
  commander: {
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
    ramp: 5,
    draw: 6,
    removal: 6,
    sweeper: 1,
    protection: 2,
    finisher: 3,
  },
  constructed: {},
}
