import type { CardObject } from '../card-object.ts'
import { anyFaceHasType, type Face, facesOf, hasType, playableFaces } from './faces.ts'
import { able, being, ofCards } from './trait.ts'

export const types = ofCards(
  {
    name: 'permanent',
    description: being('a permanent card'),
    holds: (card) => anyFaceHasType(card, ...permanentTypes),
  },
  {
    name: 'spell',
    description: being('cast as a spell'),
    holds: (card) => playableFaces(card).some(isCast),
  },
  {
    name: 'historic',
    description: being('historic'),
    holds: (card) => anyFaceHasType(card, 'Legendary', 'Artifact', 'Saga'),
  },
  {
    name: 'party',
    description: able('be in a party'),
    holds: (card) =>
      facesOf(card).some(
        (face) => hasType(face, 'Creature') && hasCreatureType(card, face, partyTypes),
      ),
  },
  {
    name: 'outlaw',
    description: being('an outlaw'),
    holds: (card) => facesOf(card).some((face) => hasCreatureType(card, face, outlawTypes)),
  },
)

const permanentTypes = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']
const partyTypes = ['Cleric', 'Rogue', 'Warrior', 'Wizard']
const outlawTypes = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock']

/** Nobody casts these: they are played, start the game, or are no cards. */
const neverCast = (
  'Land Token Card Emblem Plane Phenomenon Scheme Vanguard Conspiracy Dungeon ' +
  'Attraction Contraption Stickers'
).split(' ')

function isCast(face: Face): boolean {
  return !!face.type_line && !hasType(face, ...neverCast)
}

/** By its type line, by its text, or as a changeling, which has them all. */
function hasCreatureType(card: CardObject, face: Face, types: readonly string[]): boolean {
  if (hasType(face, ...types) || card.keywords?.includes('Changeling')) return true
  return types.some((type) => typesInText(face).includes(type))
}

/** Such as those of “Burakos is also a Cleric, Rogue, Warrior, and Wizard.” */
function typesInText({ oracle_text }: Face): string[] {
  const [, list = ''] = /\bis also an? ((?:\w+, )+and \w+)\./.exec(oracle_text ?? '') ?? []
  return list.split(/,? (?:and )?/)
}
