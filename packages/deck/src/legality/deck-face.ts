import type { Card, CardFace } from '@manafolio/contract'
import type { KnownCard } from './ruled-deck.ts'

/** What a card is outside the game: its front, but both halves of a split card together (CR 709.4). */
export function deckFace({ card, facts }: KnownCard): Card | CardFace {
  return facts.layout === 'split' ? card : frontOf(card)
}

export function frontOf(card: Card): Card | CardFace {
  return card.faces[0] ?? card
}

/** Whether the words of a type line have a type, of whatever kind. */
export function hasType({ typeLine }: Pick<CardFace, 'typeLine'>, type: string): boolean {
  return typeLine.split(' ').includes(type)
}

export function isBasicLand(face: Pick<CardFace, 'typeLine'>): boolean {
  return hasType(face, 'Basic') && hasType(face, 'Land')
}

export const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const
