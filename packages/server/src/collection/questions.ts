import {
  type CollectionFind,
  type CollectionFound,
  type CollectionStats,
  limits,
  type OwnedCopies,
} from '@manafolio/contract'
import {
  type Catalogue,
  copiesOfCard,
  copiesOfPrinting,
  listHeld,
  type UserDecks,
} from '@manafolio/search'
import { worldOf } from '../cards/rules.ts'
import type { Collection } from './collection-cache.ts'
import { collectionValuation, heldEntries, holdingsIn, valuationOf } from './held.ts'
import { copiesIn } from './variants.ts'

/** Copies whose finish has no USD price count as cards, but not in the value. */
export function collectionStats(collection: Collection, catalogue: Catalogue): CollectionStats {
  const valuation = collectionValuation(collection, catalogue)
  return {
    totalCards: valuation.copies,
    uniquePrintings: collection.entries.length,
    maxPrintings: limits.collectionPrintings,
    totalValueUsd: valuation.cents / 100,
    pricedCards: valuation.pricedCopies,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** The user's request, when it was made, and the user's decks if it looks at those. */
interface Requested {
  find: CollectionFind
  now: Date
  decks?: UserDecks | undefined
}

/**
 * Printings that the catalogue does not know are found by nothing but an empty query, as the last.
 */
export function findInCollection(
  collection: Collection,
  catalogue: Catalogue,
  { find: { q, sort, direction }, now, decks }: Requested,
): CollectionFound {
  const entries = heldEntries(collection, catalogue)
  const holdings = holdingsIn(collection, catalogue)
  const request = { query: q, sort, ...(direction && { direction }) }
  const { printings, explanation, warnings } = listHeld(catalogue, holdings, request, {
    ...worldOf(now),
    holdings,
    decks,
  })
  const byPrinting = new Map(entries.map((held) => [held.printing, held]))
  const known = printings.flatMap((printing) => byPrinting.get(printing) ?? [])
  const unknown = q === '' ? entries.filter(({ printing }) => printing === undefined) : []
  const found = [...known, ...unknown]
  const valuation = valuationOf(catalogue, found)
  return {
    scryfallIds: found.map(({ entry }) => entry.scryfallId),
    copies: valuation.copies,
    valueUsd: valuation.cents / 100,
    pricedCopies: valuation.pricedCopies,
    explanation,
    warnings,
  }
}

/**
 * Those of some printings that are owned, or whose card is in another printing. Of one that the
 * catalogue does not know, the card is unknown.
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
