import {
  type DeckSheet,
  deckKindOf,
  landAdviceOf,
  type RoleName,
  roleCountsOf,
  roleNames,
  usualCounts,
} from '@manafolio/deck'

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
export function shortagesOf(sheet: DeckSheet): Shortage[] {
  const roles = countedRoles(sheet)
  const lacked = roles.filter(({ have, usual }) => have < usual)
  const shortages = [...landShortage(sheet), ...lacked]
  return (shortages.length > 0 ? shortages.toSorted(byGap) : roles.toSorted(byStrength)).slice(
    0,
    shortageLines,
  )
}

/** Roles other than lands, of which a number is usual. */
function countedRoles(sheet: DeckSheet): Shortage[] {
  const counts = roleCountsOf(sheet)
  const wanted = usualCounts[deckKindOf(sheet.format)]
  return roleNames.flatMap((role): Shortage[] => {
    const usual = wanted[role]
    return usual === undefined ? [] : [{ role, have: counts.get(role) ?? 0, usual }]
  })
}

function landShortage(sheet: DeckSheet): Shortage[] {
  const { lands, usual, verdict } = landAdviceOf(sheet)
  return verdict === 'too_few' ? [{ role: 'land', have: lands, usual: Math.round(usual) }] : []
}

function byGap(one: Shortage, other: Shortage): number {
  return other.usual - other.have - (one.usual - one.have)
}

function byStrength(one: Shortage, other: Shortage): number {
  return other.have / other.usual - one.have / one.usual
}
