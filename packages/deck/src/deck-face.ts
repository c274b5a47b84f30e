import type { Card, CardFace, CardFacts } from '@manafolio/contract'

/** A card with its facts, as far as they are known. */
interface CardWithFacts {
  card: Card
  facts: CardFacts | null
}

/**
 * A card's characteristics outside the game: its front, or both halves of a split card (CR 709.4).
 */
export function deckFace(subject: CardWithFacts): Card | CardFace {
  return isSplit(subject) ? subject.card : frontFace(subject.card)
}

export function frontFace(card: Card): Card | CardFace {
  return card.faces[0] ?? card
}

const splitLayouts: readonly string[] = ['split', 'aftermath']

/** All split cards are spells or rooms: without facts that identifies them. */
export function isSplit({ card, facts }: CardWithFacts): boolean {
  if (facts !== null) return splitLayouts.includes(facts.layout)
  const halves = card.typeLine.split('//')
  const costs = card.manaCost.split('//')
  return costs.length > 1 && halves.every((half) => /Instant$|Sorcery$|Room$/.test(half.trim()))
}

/** Whether a type line contains a type of any kind. */
export function hasType({ typeLine }: Pick<CardFace, 'typeLine'>, type: string): boolean {
  return typeLine.split(' ').includes(type)
}

export function isBasicLand(face: Pick<CardFace, 'typeLine'>): boolean {
  return hasType(face, 'Basic') && hasType(face, 'Land')
}

/** Sorted by color. */
export const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const
