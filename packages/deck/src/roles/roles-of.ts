import type { Card } from '@manafolio/contract'
import { type FaceTest, type FaceText, faceTest, readFace } from './face-test.ts'
import { roles } from './role-table.ts'
import { type RoleName, roleNames } from './roles.ts'

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
  const { faces, roles: given } = card
  const read = (faces.length > 0 ? faces : [card]).map(readFace)
  const found = given ? roleNames.filter((role) => given.includes(role)) : shownRoles(read, tests)
  known.set(card, found)
  return found
}

/** The roles that faces show by tests of each role. */
export function shownRoles<Face>(
  faces: readonly Face[],
  tests: Readonly<Record<RoleName, (face: Face) => boolean>>,
): RoleName[] {
  return roleNames.filter((role) => {
    const shown = role === 'land' ? faces.slice(0, 1) : faces
    return shown.some((face) => tests[role](face))
  })
}

const tests = Object.fromEntries(
  roleNames.map((role) => [role, faceTest(roles[role])]),
  // The keys are those of the table.
) as Record<RoleName, FaceTest>
