import type { Card } from '@manafolio/contract'
import type { ComparableDeck, ComparableRow } from '@manafolio/deck'

/** A deck, or what it was once, as one of two that are compared. */
export interface ComparedSide extends ComparableDeck {
  /** As in “Only in Burn”. */
  name: string
  /** What the cards are called that it has alone; “Only in” its name unless it is said. */
  only?: string
  cards: readonly ComparedRow[]
}

interface ComparedRow extends ComparableRow {
  /** What it looks like, where that is known. */
  card?: Card | null
}

/** A card of each name, to be shown beside it. */
export type Looks = ReadonlyMap<string, Card>

export function looksOf(...sides: readonly ComparedSide[]): Looks {
  const rows = sides.flatMap(({ cards }) => cards)
  return new Map(rows.flatMap(({ cardName, card }) => (card ? [[cardName, card] as const] : [])))
}
