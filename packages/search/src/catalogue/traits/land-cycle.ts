import type { CardObject } from '../card-object.ts'
import { type Face, facesOf, hasType } from './faces.ts'
import { rulesText } from './rules-text.ts'
import { being, type Trait } from './trait.ts'

export interface LandCycle {
  name: string
  aliases?: readonly string[]
  /** With its article: “a bounce land”. */
  what: string
  /** How many basic land types its lands have; any number when left out. */
  basicTypes?: number
  /** All of them are in the text, see rulesText. */
  text: readonly RegExp[]
  /** Is not in the text. */
  butNot?: RegExp
}

/** The trait of lands that share their rules text but for colors; a land on any face will do. */
export function landCycle(cycle: LandCycle): Trait {
  const { name, aliases = [], what } = cycle
  const holds = (card: CardObject) => facesOf(card).some((face) => belongs(cycle, face))
  return { name, aliases, level: 'card', description: being(what), holds }
}

function belongs({ basicTypes, text, butNot }: LandCycle, face: Face): boolean {
  // Original duals say in brackets what they tap for; a land without any text is one not known yet.
  if (!face.oracle_text || !hasType(face, 'Land')) return false
  if (basicTypes !== undefined && basicTypesOf(face) !== basicTypes) return false
  const rules = rulesText(face)
  return text.every((part) => part.test(rules)) && !butNot?.test(rules)
}

const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']

function basicTypesOf(face: Face): number {
  return basicLandTypes.filter((type) => hasType(face, type)).length
}
