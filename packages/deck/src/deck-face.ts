import type { Card, CardFace, CardFacts } from '@manafolio/contract'

/** A card with its facts as far as they are known. */
interface ToldCard {
  card: Card
  facts: CardFacts | null
}

/** What a card is outside the game: its front, but both halves of a split card together (CR 709.4). */
export function deckFace(told: ToldCard): Card | CardFace {
  return isSplit(told) ? told.card : frontFace(told.card)
}

export function frontFace(card: Card): Card | CardFace {
  return card.faces[0] ?? card
}

const splitLayouts: readonly string[] = ['split', 'aftermath']

/** All split cards are spells or rooms: without facts that tells them. */
export function isSplit({ card, facts }: ToldCard): boolean {
  if (facts !== null) return splitLayouts.includes(facts.layout)
  const halves = card.typeLine.split('//')
  const costs = card.manaCost.split('//')
  return costs.length > 1 && halves.every((half) => /Instant$|Sorcery$|Room$/.test(half.trim()))
}

/** Whether the words of a type line have a type, of whatever kind. */
export function hasType({ typeLine }: Pick<CardFace, 'typeLine'>, type: string): boolean {
  return typeLine.split(' ').includes(type)
}

export function isBasicLand(face: Pick<CardFace, 'typeLine'>): boolean {
  return hasType(face, 'Basic') && hasType(face, 'Land')
}

/** In the order of their colours. */
export const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const
