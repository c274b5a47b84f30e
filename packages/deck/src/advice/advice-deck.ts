import type { DeckKind } from '../roles/usual-counts.ts'

/** A deck by the numbers of its cards in the table. Cards that the table does not have are left out. */
export interface AdviceDeck {
  kind: DeckKind
  /** None in formats without them. */
  commanders: readonly number[]
  /** The main deck without its commanders, each card once, lands included. */
  cards: readonly AdviceDeckCard[]
}

export interface AdviceDeckCard {
  card: number
  copies: number
}
