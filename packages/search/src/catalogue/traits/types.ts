import type { CardObject } from '../card-object.ts'
import { anyFaceHasType, type Face, facesOf, hasType, playableFaces } from './faces.ts'
import { able, being, type Trait } from './trait.ts'

const permanentTypes = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']

/** Nobody casts these: they are played, start the game, or are no cards. */
const neverCast = (
  'Land Token Card Emblem Plane Phenomenon Scheme Vanguard Conspiracy Dungeon ' +
  'Attraction Contraption Stickers'
).split(' ')

const partyTypes = ['Cleric', 'Rogue', 'Warrior', 'Wizard']
const outlawTypes = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock']

export const types: readonly Trait[] = [
  {
    name: 'permanent',
    level: 'card',
    says: being('a permanent card'),
    holds: (card) => anyFaceHasType(card, ...permanentTypes),
  },
  {
    name: 'spell',
    level: 'card',
    says: being('cast as a spell'),
    holds: (card) => playableFaces(card).some(isCast),
  },
  {
    name: 'historic',
    level: 'card',
    says: being('historic'),
    holds: (card) => anyFaceHasType(card, 'Legendary', 'Artifact', 'Saga'),
  },
  {
    name: 'party',
    level: 'card',
    says: able('be in a party'),
    holds: (card) =>
      facesOf(card).some(
        (face) => hasType(face, 'Creature') && hasCreatureType(card, face, ...partyTypes),
      ),
  },
  {
    name: 'outlaw',
    level: 'card',
    says: being('an outlaw'),
    holds: (card) => facesOf(card).some((face) => hasCreatureType(card, face, ...outlawTypes)),
  },
]

function isCast(face: Face): boolean {
  return !!face.type_line && !hasType(face, ...neverCast)
}

/** A creature type that the face has in its type line, by its text, or as a changeling has them all. */
function hasCreatureType(card: CardObject, face: Face, ...types: readonly string[]): boolean {
  return hasType(face, ...types) || isChangeling(card) || types.some((type) => saysItIs(face, type))
}

function isChangeling(card: CardObject): boolean {
  return !!card.keywords?.includes('Changeling')
}

/** Such as “Burakos is also a Cleric, Rogue, Warrior, and Wizard.” */
function saysItIs(face: Face, type: string): boolean {
  const [, list = ''] = /\bis also an? ((?:\w+, )+and \w+)\./.exec(face.oracle_text ?? '') ?? []
  return list.split(/,? (?:and )?/).includes(type)
}
