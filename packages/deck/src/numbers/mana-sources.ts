import { commanderColors } from '../commander-colors.ts'
import { type DeckEntry, type DeckSheet, mainOf } from '../deck-sheet.ts'
import { isLand } from './card-type.ts'
import { type KnownCopies, knownOf } from './front.ts'
import { fetchedBy } from './land-search.ts'
import { isManaColor, type ManaColor } from './mana-color.ts'

/** Main-deck copies with the colors of mana that they produce; a land may produce none. */
export interface ManaSource {
  entry: DeckEntry
  isLand: boolean
  colors: readonly ManaColor[]
}

/**
 * A fetch land produces the colors of the lands that it finds in this deck: Windswept Heath is a
 * source of blue with Breeding Pool, and of nothing with only Islands.
 */
export function manaSourcesOf(sheet: DeckSheet): ManaSource[] {
  const identity = commanderColors(sheet)
  const known = knownOf(mainOf(sheet))
  const lands = known.filter(({ front }) => isLand(front))
  return known.map((copies) => {
    const made = [copies, ...(isLand(copies.front) ? fetchedBy(copies, lands) : [])]
    const colors = new Set(made.flatMap((source) => madeBy(source, identity)))
    return { entry: copies.entry, isLand: isLand(copies.front), colors: [...colors] }
  })
}

const basicColors: Readonly<Record<string, ManaColor>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
}

/**
 * Without facts only basic land types are recognized. Command Tower has the commanders' colors.
 */
function madeBy(
  { entry, front }: KnownCopies,
  identity: readonly string[] | null,
): readonly ManaColor[] {
  if (entry.facts === null) return front.subtypes.flatMap((type) => basicColors[type] ?? [])
  const made = entry.facts.producedMana.filter(isManaColor)
  const isBound = identity !== null && /commander's color identity/i.test(front.oracleText)
  return isBound ? made.filter((color) => identity.includes(color)) : made
}
