import { type DeckKind, type RoleName, roleNames, usualCounts } from '@manafolio/deck'

/** A role, with the copies that a deck has of it and how many are usual. */
export interface Lack {
  role: RoleName
  have: number
  usual: number
}

const lacksTold = 4

/**
 * What a deck has less of than is usual, what lacks most first. A deck that lacks nothing may get more of
 * what it has most of.
 */
export function lacksOf(kind: DeckKind, counts: ReadonlyMap<RoleName, number>): Lack[] {
  const wanted = roleNames.flatMap((role): Lack[] => {
    const usual = usualCounts[kind][role]
    return usual === undefined ? [] : [{ role, have: counts.get(role) ?? 0, usual }]
  })
  const lacks = wanted.filter(({ have, usual }) => have < usual)
  if (lacks.length > 0) return lacks.toSorted(byGap).slice(0, lacksTold)
  return wanted
    .filter(({ role }) => role !== 'land')
    .toSorted(byStrength)
    .slice(0, lacksTold)
}

function byGap(one: Lack, other: Lack): number {
  return other.usual - other.have - (one.usual - one.have)
}

function byStrength(one: Lack, other: Lack): number {
  return other.have / other.usual - one.have / one.usual
}
