import { type DeckKind, type RoleName, roleNames, usualCounts } from '@manafolio/deck'

/** A role, with the copies that a deck has of it and how many are usual. */
export interface Shortage {
  role: RoleName
  have: number
  usual: number
}

const shortageLines = 4

/**
 * What a deck has less of than is usual, what lacks most first. A deck that lacks nothing may get
 * more of what it has most of.
 */
export function shortagesOf(kind: DeckKind, counts: ReadonlyMap<RoleName, number>): Shortage[] {
  const wanted = roleNames.flatMap((role): Shortage[] => {
    const usual = usualCounts[kind][role]
    return usual === undefined ? [] : [{ role, have: counts.get(role) ?? 0, usual }]
  })
  const shortages = wanted.filter(({ have, usual }) => have < usual)
  if (shortages.length > 0) return shortages.toSorted(byGap).slice(0, shortageLines)
  return wanted
    .filter(({ role }) => role !== 'land')
    .toSorted(byStrength)
    .slice(0, shortageLines)
}

function byGap(one: Shortage, other: Shortage): number {
  return other.usual - other.have - (one.usual - one.have)
}

function byStrength(one: Shortage, other: Shortage): number {
  return other.have / other.usual - one.have / one.usual
}
