import { type RoleName, roleNames, rolesOf } from '@manafolio/deck'
import type { CardObject, TagObject } from '@manafolio/search'
import { faceOf } from '../advice-measures.ts'

/** The roles of a card, which it comes with or which its text shows. */
export function rolesIn(card: CardObject): readonly RoleName[] {
  const faces = (card.card_faces ?? []).map(faceOf)
  return rolesOf({ ...faceOf(card), faces, ...(card.roles && { roles: card.roles }) })
}

/** Each role as a tag of the cards that have it. */
export function roleTags(cards: readonly CardObject[]): TagObject[] {
  const ids = new Map(roleNames.map((role) => [role, new Set<string>()]))
  for (const card of cards) {
    const id = card.oracle_id ?? card.card_faces?.[0]?.oracle_id
    if (id) for (const role of rolesIn(card)) ids.get(role)?.add(id)
  }
  return [...ids].map(([role, tagged]) => ({
    id: role,
    slug: role.replace('_', '-'),
    taggings: [...tagged].map((oracle_id) => ({ oracle_id })),
  }))
}
