import { type DeckCard, finishes, slotTypes } from '@manafolio/contract'

/** Databases sort texts in orders of their own. */
const { compare } = new Intl.Collator('en')

/** The main deck, the sideboard, then what is considered, each by name. */
export function inOrder(cards: readonly DeckCard[]): DeckCard[] {
  return cards.toSorted(bySlotAndName)
}

function bySlotAndName(one: DeckCard, other: DeckCard): number {
  const bySlot = slotTypes.indexOf(one.slotType) - slotTypes.indexOf(other.slotType)
  if (bySlot !== 0) return bySlot
  const byName = compare(one.cardName, other.cardName)
  if (byName !== 0) return byName
  if (one.scryfallId !== other.scryfallId) return one.scryfallId < other.scryfallId ? -1 : 1
  return finishes.indexOf(one.finish) - finishes.indexOf(other.finish)
}
