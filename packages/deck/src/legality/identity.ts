import type { DeckEntry } from '../deck-sheet.ts'
import { bitsOf, isWithin } from './colors.ts'

/** The combined color identity of cards; undefined when the catalogue does not know one of them. */
export function identityOf(entries: readonly DeckEntry[]): number | undefined {
  let bits = 0
  for (const { card } of entries) {
    if (!card) return undefined
    bits |= bitsOf(card.colorIdentity)
  }
  return bits
}

export function fitsIdentity({ card }: DeckEntry, identity: number): boolean {
  return !card || isWithin(bitsOf(card.colorIdentity), identity)
}
