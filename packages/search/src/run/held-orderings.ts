import type { CollectionSort } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import type { Holdings } from '../holdings/holdings.ts'
import { type Ordering, orderings, orderingTable } from './orderings.ts'
import { placesInList } from './places-in-list.ts'

/** As an ordering of all cards, but it may look at what is owned. */
export interface HeldOrdering extends Pick<Ordering, 'direction'> {
  keyOf(catalogue: Catalogue, holdings: Holdings): (printing: number) => number
}

const sorts: Record<CollectionSort, HeldOrdering> = {
  added: { direction: 'desc', keyOf: byArrival },
  name: { direction: 'asc', keyOf: byName },
  set: orderingTable.set,
  price: { direction: 'desc', keyOf: byCents('dearestCents') },
  value: { direction: 'desc', keyOf: byCents('cents') },
  quantity: { direction: 'desc', keyOf: byQuantity },
  rarity: orderingTable.rarity,
  manaValue: orderingTable.cmc,
  color: orderingTable.color,
  released: orderingTable.released,
}

/** By the names that the query language and the collection give them. */
export const heldOrderings: ReadonlyMap<string, HeldOrdering> = new Map<string, HeldOrdering>([
  ...orderings,
  ...Object.entries(sorts),
])

/** Entries are numbered from the newest. */
function byArrival(_: Catalogue, { entryOf }: Holdings): (printing: number) => number {
  return (printing) => -(entryOf[printing] ?? 0)
}

/** Not by card: two may have the same name, as tokens do. */
function byName(catalogue: Catalogue): (printing: number) => number {
  const { printingCard } = catalogue.columns
  const { nameOf } = placesInList(catalogue)
  return (printing) => nameOf[printingCard[printing] ?? 0] ?? 0
}

function byQuantity(_: Catalogue, { copies, entryOf }: Holdings): (printing: number) => number {
  return (printing) => copies[entryOf[printing] ?? 0] ?? 0
}

function byCents(column: 'cents' | 'dearestCents'): HeldOrdering['keyOf'] {
  return (_, holdings) => {
    const { entryOf, [column]: cents } = holdings
    return (printing) => {
      const sum = cents[entryOf[printing] ?? 0] ?? noPrice
      return sum === noPrice ? Number.NaN : sum
    }
  }
}
