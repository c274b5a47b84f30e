import { type FacePatterns, type FaceText, ownRulesText, readFace } from '../../roles/face-test.ts'
import { roles } from '../../roles/role-table.ts'
import { roleNames } from '../../roles/roles.ts'
import { type RoleCard, shownRoles } from '../../roles/roles-of.ts'
import { conceptNames, concepts } from './concepts.ts'
import { type QuickFace, quickFace, quickTest } from './quick-test.ts'
import { subtypesMentioned, subtypesOf } from './subtypes.ts'

/** The fields that determine advice tags. */
export interface AdviceCard extends RoleCard {
  /** Of the front, such as "{X}{G}". */
  manaCost: string
  manaValue: number
  /** Keyword abilities, such as “Flying”. */
  keywords: readonly string[]
}

/**
 * What a card is, does and is about, by which cards of a deck resemble each other: “type:creature”, “mv:3”,
 * “sub:squirrel” (is, makes or mentions one), “cares:squirrel” (mentions one), “kw:flying”, “role:ramp” and
 * “concept:landfall”. A card whose text is missing has what its type line, keywords and roles show.
 */
export function adviceTagsOf(card: AdviceCard): string[] {
  const faces = card.faces.length > 0 ? card.faces : [card]
  const read = faces.map((face) => quickFace(readFace(face)))
  const roles = card.roles ?? shownRoles(read, roleTests)
  const mentioned = subtypesMentioned(faces.map(ownRulesText).join('\n'))
  const own = faces.flatMap(({ typeLine }) => typeLine.split('//').flatMap(subtypesOf))
  return [
    ...typesOf(faces).map((type) => `type:${type}`),
    ...(roles.includes('land') ? [] : [`mv:${Math.min(7, Math.floor(card.manaValue))}`]),
    ...[...new Set([...own, ...mentioned])].map((type) => `sub:${type}`),
    ...mentioned.map((type) => `cares:${type}`),
    ...card.keywords.map((keyword) => `kw:${keyword.toLowerCase()}`),
    ...roles.map((role) => `role:${role}`),
    ...conceptNames
      .filter((name) => read.some(conceptTests[name]))
      .map((name) => `concept:${name}`),
  ]
}

const cardTypes = [
  'legendary',
  'creature',
  'artifact',
  'enchantment',
  'instant',
  'sorcery',
  'planeswalker',
  'battle',
  'land',
]

function typesOf(faces: readonly FaceText[]): string[] {
  const line = faces.map(({ typeLine }) => typeLine.toLowerCase()).join(' ')
  return cardTypes.filter((type) => line.includes(type))
}

const conceptTests = testsOf(conceptNames, concepts)
const roleTests = testsOf(roleNames, roles)

function testsOf<Name extends string>(
  names: readonly Name[],
  patterns: Readonly<Record<Name, FacePatterns>>,
) {
  const tests = names.map((name) => [name, quickTest(patterns[name])])
  // The keys are the names.
  return Object.fromEntries(tests) as Record<Name, (face: QuickFace) => boolean>
}
