import type { Card, CardFace } from '@manafolio/contract'
import { type Role, roles } from './role-table.ts'
import { type RoleName, roleNames } from './roles.ts'

type FaceText = Pick<CardFace, 'name' | 'typeLine' | 'oracleText' | 'power'>

/** The fields that determine roles; the API's cards fit. */
export type RoleCard = Pick<Card, keyof FaceText | 'roles'> & { faces: readonly FaceText[] }

const known = new WeakMap<RoleCard, readonly RoleName[]>()

/**
 * The roles of a card in their usual order: those that it comes with when its text is missing, else those
 * of all its faces, but “land” only by its front.
 */
export function rolesOf(card: RoleCard): readonly RoleName[] {
  const before = known.get(card)
  if (before) return before
  const { roles: given } = card
  const found = given ? roleNames.filter((role) => given.includes(role)) : shownRoles(card)
  known.set(card, found)
  return found
}

function shownRoles(card: RoleCard): RoleName[] {
  const faces = (card.faces.length > 0 ? card.faces : [card]).map(faceOf)
  return roleNames.filter((role) => {
    const shown = role === 'land' ? faces.slice(0, 1) : faces
    return shown.some((face) => tests[role](face))
  })
}

interface Face {
  type: string
  rules: string
  power: number
}

function faceOf({ name, typeLine, oracleText, power }: FaceText): Face {
  return {
    type: typeLine.toLowerCase(),
    rules: rulesOf(oracleText, name),
    power: Number(power ?? Number.NaN),
  }
}

/** Names may contain words of the rules; a name with a title is also used without it. */
function rulesOf(oracleText: string, name: string): string {
  const [short = name] = name.split(',')
  return oracleText
    .replace(/ ?\([^()]*\)/g, '')
    .replaceAll(name, '~')
    .replaceAll(short, '~')
    .toLowerCase()
}

type Test = (face: Face) => boolean

const tests = Object.fromEntries(
  roleNames.map((role) => [role, testOf(roles[role])]),
  // The keys are those of the table.
) as Record<RoleName, Test>

function testOf({ type, notType, text, besides, power }: Role): Test {
  const shows = oneOf(text)
  const looksLike = oneOf(besides, 'g')
  return (face) => {
    if (notType?.test(face.type)) return false
    if (type?.test(face.type)) return true
    if (power && face.power >= power.from && power.text.test(face.rules)) return true
    if (!shows?.test(face.rules)) return false
    return !looksLike || shows.test(face.rules.replace(looksLike, ''))
  }
}

/** Matches any of the patterns. */
function oneOf(patterns: readonly RegExp[] | undefined, flags = ''): RegExp | undefined {
  return patterns && new RegExp(patterns.map(({ source }) => source).join('|'), `m${flags}`)
}
