import type { Card, CardFace, CardFacts, LegalityWord } from '@manafolio/contract'
import { frontFace, hasType } from '../deck-face.ts'
import type { LeaderWord } from './ruled-deck.ts'

/** Which cards can lead decks of a format. */
export interface LeaderRules {
  /** The format's term for it. */
  word: LeaderWord
  /** In words. */
  kinds: string
  /** The facts are null where the catalogue does not know the card. */
  canLead: (card: Card, facts: CardFacts | null) => boolean
  /** The states in the format of cards that are offered as leaders. */
  offered: readonly LegalityWord[]
  cites: string
  pairCites: string
  identityCites: string
  /** The rule by which lands with basic land types have to fit too. */
  landCites: string
  /** The rule that allows a colorless leader basic lands of one type. */
  oneBasicTypeCites?: string
}

type Face = Pick<CardFace, 'typeLine' | 'oracleText' | 'toughness'>

/** CR 903.3, by the front of the card. Backgrounds only lead with another commander. */
export function canBeCommander(card: Card, facts: CardFacts | null): boolean {
  const front = frontFace(card)
  if (!isCardOfItsOwn(front, facts)) return false
  if (front.oracleText.includes('can be your commander')) return true
  return hasType(front, 'Legendary') && (isCreature(front) || isVessel(front))
}

/** CR 903.12c. */
export function canLeadBrawl(card: Card, facts: CardFacts | null): boolean {
  const front = frontFace(card)
  const isWalker = hasType(front, 'Legendary') && hasType(front, 'Planeswalker')
  return (isWalker && isCardOfItsOwn(front, facts)) || canBeCommander(card, facts)
}

/** Whatever was once printed at uncommon, legendary or not. Unknown cards may have been. */
export function canLeadPauper(card: Card, facts: CardFacts | null): boolean {
  const front = frontFace(card)
  if (!hasType(front, 'Creature') || hasType(front, 'Land')) return false
  if (!isCardOfItsOwn(front, facts)) return false
  return !facts || facts.wasUncommon === true
}

export function canBeOathbreaker(card: Card, facts: CardFacts | null): boolean {
  const front = frontFace(card)
  return hasType(front, 'Planeswalker') && isCardOfItsOwn(front, facts)
}

/** Not a token, and not what two cards meld into, which has no mana cost. */
function isCardOfItsOwn(front: Card | CardFace, facts: CardFacts | null): boolean {
  return !hasType(front, 'Token') && !(facts?.layout === 'meld' && front.manaCost === '')
}

const creatureElsewhere = /isn't on the battlefield, it's an? [^.]*creature/

/** Some cards are creatures except on the battlefield. */
export function isCreature(face: Pick<Face, 'typeLine' | 'oracleText'>): boolean {
  return hasType(face, 'Creature') || creatureElsewhere.test(face.oracleText)
}

/** Some Spacecraft have their power and toughness only in the last line of the text. */
function isVessel(face: Face): boolean {
  if (hasType(face, 'Vehicle')) return true
  return hasType(face, 'Spacecraft') && (!!face.toughness || /\n\d+\/\d+$/.test(face.oracleText))
}
