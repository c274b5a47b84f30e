import { type DeckEntry, type DeckSheet, entriesIn, mainOf } from '../deck-sheet.ts'
import { isLand } from './card-type.ts'
import { type KnownCopies, knownOf } from './front.ts'
import { fetchedBy } from './land-search.ts'
import { isManaColor, type ManaColor } from './mana-color.ts'

/** Copies in the main deck with the colours of mana that they make; a land may make none. */
export interface ManaSource {
  entry: DeckEntry
  isLand: boolean
  colors: readonly ManaColor[]
}

/**
 * A land that fetches others makes what those of this deck make that it finds: Windswept Heath is a
 * source of blue beside Breeding Pool, and of nothing where all others are Islands.
 */
export function manaSourcesOf(sheet: DeckSheet): ManaSource[] {
  const identity = identityOf(entriesIn(sheet, 'commander'))
  const known = knownOf(mainOf(sheet))
  const lands = known.filter(({ front }) => isLand(front))
  return known.map((copies) => {
    const made = [copies, ...(isLand(copies.front) ? fetchedBy(copies, lands) : [])]
    const colors = new Set(made.flatMap((source) => madeBy(source, identity)))
    return { entry: copies.entry, isLand: isLand(copies.front), colors: [...colors] }
  })
}

/** Of all commanders; null when not all of them are known, or there is none. */
function identityOf(commanders: readonly DeckEntry[]): readonly string[] | null {
  const isKnown = commanders.length > 0 && commanders.every(({ card }) => card !== null)
  return isKnown ? commanders.flatMap(({ card }) => card?.colorIdentity ?? []) : null
}

const basicColors: Readonly<Record<string, ManaColor>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
}

/** Without facts only a basic land type tells. Command Tower makes what the commanders are. */
function madeBy(
  { entry, front }: KnownCopies,
  identity: readonly string[] | null,
): readonly ManaColor[] {
  if (entry.facts === null) return front.subtypes.flatMap((type) => basicColors[type] ?? [])
  const made = entry.facts.producedMana.filter(isManaColor)
  const isBound = identity !== null && /commander's color identity/i.test(front.oracleText)
  return isBound ? made.filter((color) => identity.includes(color)) : made
}
