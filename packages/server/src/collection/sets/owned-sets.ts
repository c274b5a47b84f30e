import type { SetSummary } from '@manafolio/contract'
import type { Catalogue, Holdings } from '@manafolio/search'
import { catalogueSets } from '../../cards/sets/catalogue-sets.ts'

type Owned = NonNullable<SetSummary['owned']>

const counted = new WeakMap<Holdings, ReadonlyMap<string, Owned>>()

/** Of each set with a counted printing that is owned, by its code. */
export function ownedSets(catalogue: Catalogue, holdings: Holdings): ReadonlyMap<string, Owned> {
  const known = counted.get(holdings) ?? countOwnedSets(catalogue, holdings)
  counted.set(holdings, known)
  return known
}

function countOwnedSets(catalogue: Catalogue, { printings }: Holdings): Map<string, Owned> {
  const { meta, columns } = catalogue
  const { isCounted } = catalogueSets(catalogue)
  const owned = new Map<string, Owned>()
  const cardsSeen = new Set<number>()
  for (const printing of printings.subarray(1)) {
    if (!isCounted(printing)) continue
    const set = columns.printingSet[printing] ?? 0
    const code = meta.sets[set]?.code ?? ''
    const count = owned.get(code) ?? { cards: 0, printings: 0 }
    owned.set(code, count)
    const card = set * meta.cardCount + (columns.printingCard[printing] ?? 0)
    count.printings++
    if (!cardsSeen.has(card)) count.cards++
    cardsSeen.add(card)
  }
  return owned
}
