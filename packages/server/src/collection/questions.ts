import {
  type CollectionFind,
  type CollectionFound,
  type CollectionStats,
  limits,
  type OwnedCopies,
} from '@manafolio/contract'
import { type Catalogue, copiesOfCard, copiesOfPrinting, listHeld } from '@manafolio/search'
import { worldOf } from '../cards/rules.ts'
import { heldEntries, holdingsIn, worthOf, worthOfAll } from './held.ts'
import type { Collection } from './kept-collections.ts'
import { copiesIn } from './variants.ts'

/** Copies whose finish has no USD price count as cards, but not in the value. */
export function collectionStats(collection: Collection, catalogue: Catalogue): CollectionStats {
  const worth = worthOfAll(collection, catalogue)
  return {
    totalCards: worth.copies,
    uniquePrintings: collection.entries.length,
    maxPrintings: limits.collectionPrintings,
    totalValueUsd: worth.cents / 100,
    pricedCards: worth.pricedCopies,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** What the user asks for, and when. */
interface Asked {
  find: CollectionFind
  now: Date
}

/** Printings that the catalogue does not know are found by nothing but an empty query, as the last. */
export function findInCollection(
  collection: Collection,
  catalogue: Catalogue,
  { find: { q, sort, direction }, now }: Asked,
): CollectionFound {
  const entries = heldEntries(collection, catalogue)
  const holdings = holdingsIn(collection, catalogue)
  const request = { query: q, sort, ...(direction && { direction }) }
  const { printings, explanation, warnings } = listHeld(catalogue, holdings, request, {
    ...worldOf(now),
    holdings,
  })
  const byPrinting = new Map(entries.map((held) => [held.printing, held]))
  const known = printings.flatMap((printing) => byPrinting.get(printing) ?? [])
  const unknown = q === '' ? entries.filter(({ printing }) => printing === undefined) : []
  const found = [...known, ...unknown]
  const worth = worthOf(catalogue, found)
  return {
    scryfallIds: found.map(({ entry }) => entry.scryfallId),
    copies: worth.copies,
    valueUsd: worth.cents / 100,
    pricedCopies: worth.pricedCopies,
    explanation,
    warnings,
  }
}

/**
 * Those of some printings that are owned, or whose card is in another printing. Of one that the
 * catalogue does not know, nobody can tell which card it is.
 */
export function countOwned(
  collection: Collection,
  catalogue: Catalogue,
  scryfallIds: readonly string[],
): OwnedCopies[] {
  const holdings = holdingsIn(collection, catalogue)
  const unknown = new Map<string, number>()
  for (const { printing, entry, variants } of heldEntries(collection, catalogue)) {
    if (printing === undefined) unknown.set(entry.scryfallId, copiesIn(variants))
  }
  return [...new Set(scryfallIds)].flatMap((scryfallId) => {
    const printing = catalogue.printingById.get(scryfallId)
    const alone = unknown.get(scryfallId) ?? 0
    const copies = printing === undefined ? alone : copiesOfPrinting(holdings, printing)
    const cardCopies = printing === undefined ? alone : copiesOfCard(catalogue, holdings, printing)
    return cardCopies === 0 ? [] : [{ scryfallId, copies, cardCopies }]
  })
}
