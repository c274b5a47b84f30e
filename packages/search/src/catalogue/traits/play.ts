import type { CardObject } from '../card-object.ts'
import { type Face, frontOf, hasType, mainFaces } from './faces.ts'
import { isMeldResult, isToken } from './layouts.ts'
import { able, being, ofCards } from './trait.ts'

/** What a card may be at the head of a deck. Its main faces decide, and the formats' own lists. */
export const play = ofCards(
  {
    name: 'commander',
    description: able('be a commander'),
    holds: (card) => leads(card, isLeader) && card.legalities.commander !== 'banned',
  },
  {
    name: 'brawler',
    description: able('be a Brawl commander'),
    holds: (card) => leads(card, isBrawlLeader) && isBrawlLegal(card),
  },
  {
    name: 'duelcommander',
    description: able('be a commander in Duel Commander'),
    // “restricted” there is “banned as commander”.
    holds: (card) => leads(card, isCreatureLeader) && card.legalities.duel === 'legal',
  },
  {
    name: 'oathbreaker',
    description: able('be an oathbreaker'),
    holds: (card) => leads(card, isPlaneswalker) && card.legalities.oathbreaker === 'legal',
  },
  {
    name: 'paupercommander',
    description: able('be a commander in Pauper Commander'),
    holds: (card) => leads(card, isPauperLeader) && card.legalities.paupercommander !== 'banned',
  },
  {
    name: 'companion',
    description: able('be a companion'),
    holds: (card) => /^Companion —/m.test(frontOf(card).oracle_text ?? ''),
  },
  {
    name: 'partner',
    description: able('be one of two commanders'),
    holds: (card) => mainFaces(card).some(isPartner),
  },
  {
    name: 'gamechanger',
    aliases: ['gc'],
    description: being('a Game Changer'),
    holds: (card) => card.game_changer === true,
    needs: ['game_changer'],
  },
  {
    name: 'reserved',
    aliases: ['reservedlist'],
    description: being('on the Reserved List'),
    holds: (card) => card.reserved === true,
  },
)

function leads(card: CardObject, isLead: (face: Face) => boolean): boolean {
  return mainFaces(card).some(isLead) && !isToken(card) && !isMeldResult(card)
}

function isPlaneswalker(face: Face): boolean {
  return hasType(face, 'Planeswalker')
}

/** Any creature, but no land; where it was printed at uncommon is for `in:` to ask. */
function isPauperLeader(face: Face): boolean {
  return hasType(face, 'Creature') && !hasType(face, 'Land')
}

/**
 * Creatures, those that are one everywhere but on the battlefield (Grist), and those that say so.
 */
function isCreatureLeader(face: Face): boolean {
  const text = face.oracle_text ?? ''
  if (text.includes('can be your commander')) return true
  return hasType(face, 'Legendary') && (hasType(face, 'Creature') || creatureElsewhere.test(text))
}

const creatureElsewhere = /isn't on the battlefield, it's an? [^.]*creature/

/** CR 903.3: also Vehicles, and Spacecraft with power and toughness. */
function isLeader(face: Face): boolean {
  if (isCreatureLeader(face)) return true
  if (!hasType(face, 'Legendary')) return false
  return hasType(face, 'Vehicle') || hasType(face, 'Background') || canFight(face)
}

/**
 * The service has the power and toughness of some Spacecraft in the last line of their text only.
 */
function canFight({ toughness, oracle_text }: Face): boolean {
  return !!toughness || /\n\d+\/\d+$/.test(oracle_text ?? '')
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
