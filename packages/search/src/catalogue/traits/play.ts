import type { CardObject } from '../card-object.ts'
import { type Face, frontOf, hasType, mainFaces } from './faces.ts'
import { isMeldResult, isToken } from './layouts.ts'
import { able, being, type Trait } from './trait.ts'

/** What a card may be at the head of a deck. Its main faces decide, and the formats' own lists. */
export const play: readonly Trait[] = [
  {
    name: 'commander',
    level: 'card',
    says: able('be a commander'),
    holds: (card) => leads(card, isLeader) && card.legalities.commander !== 'banned',
  },
  {
    name: 'brawler',
    level: 'card',
    says: able('be a Brawl commander'),
    holds: (card) => leads(card, isBrawlLeader) && isBrawlLegal(card),
  },
  {
    name: 'duelcommander',
    level: 'card',
    says: able('be a commander in Duel Commander'),
    // “restricted” there is “banned as commander”.
    holds: (card) => leads(card, isCreatureLeader) && card.legalities.duel === 'legal',
  },
  {
    name: 'oathbreaker',
    level: 'card',
    says: able('be an oathbreaker'),
    holds: (card) =>
      hasType(frontOf(card), 'Planeswalker') && card.legalities.oathbreaker === 'legal',
  },
  {
    name: 'companion',
    level: 'card',
    says: able('be a companion'),
    holds: (card) => /^Companion —/m.test(frontOf(card).oracle_text ?? ''),
  },
  {
    name: 'partner',
    level: 'card',
    says: able('be one of two commanders'),
    holds: (card) => mainFaces(card).some(isPartner),
  },
  {
    name: 'gamechanger',
    aliases: ['gc'],
    level: 'card',
    says: being('a Game Changer'),
    holds: (card) => card.game_changer === true,
  },
  {
    name: 'reserved',
    aliases: ['reservedlist'],
    level: 'card',
    says: being('on the Reserved List'),
    holds: (card) => card.reserved === true,
  },
]

function leads(card: CardObject, isLead: (face: Face) => boolean): boolean {
  return mainFaces(card).some(isLead) && !isToken(card) && !isMeldResult(card)
}

/** Creatures, among them Grist, who is one everywhere but on the battlefield; and who says so. */
function isCreatureLeader(face: Face): boolean {
  const text = face.oracle_text ?? ''
  if (text.includes('can be your commander')) return true
  return hasType(face, 'Legendary') && (hasType(face, 'Creature') || creatureElsewhere.test(text))
}

const creatureElsewhere = /isn't on the battlefield, it's an? [^.]*creature/

/** Vehicles and Spacecraft have a toughness where they can fight. */
function isLeader(face: Face): boolean {
  if (isCreatureLeader(face)) return true
  return hasType(face, 'Legendary') && (!!face.toughness || hasType(face, 'Background'))
}

function isBrawlLeader(face: Face): boolean {
  return isLeader(face) || (hasType(face, 'Legendary') && hasType(face, 'Planeswalker'))
}

function isBrawlLegal({ legalities }: CardObject): boolean {
  return legalities.brawl === 'legal' && legalities.competitivebrawl !== 'banned'
}

const partnerLine = /^(?:Partner|Friends forever|Choose a Background|Doctor's companion)\b/im

function isPartner(face: Face): boolean {
  return hasType(face, 'Background') || partnerLine.test(face.oracle_text ?? '')
}
