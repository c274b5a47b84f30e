import type { DeckCard } from '@manafolio/contract'

/** Databases sort texts in orders of their own. */
const { compare } = new Intl.Collator('en')

/** The main deck before the sideboard, each by name. */
export function inOrder(cards: readonly DeckCard[]): DeckCard[] {
  return cards.toSorted(bySlotAndName)
}

function bySlotAndName(one: DeckCard, other: DeckCard): number {
  if (one.slotType !== other.slotType) return one.slotType === 'main' ? -1 : 1
  const byName = compare(one.cardName, other.cardName)
  if (byName !== 0) return byName
  return one.scryfallId < other.scryfallId ? -1 : 1
}
