import { type CardSearch, type CardSearchResult, limits } from '@manafolio/contract'
import { type Catalogue, noPrice, search } from '@manafolio/search'
import { presentCard } from './present.ts'

export function searchCards(
  catalogue: Catalogue,
  { query, unique, page }: CardSearch,
): CardSearchResult {
  const answer = search(catalogue, { query, mode: unique, page, pageSize: limits.searchPage })
  return {
    cards: answer.printings.map((printing) => presentCard(catalogue, printing)),
    totalCards: answer.total,
    hasMore: answer.hasMore,
    searchMode: unique,
    warnings: answer.warnings,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** The USD price of a printing in cents; undefined when it, or its price, is not known. */
export function usdCents(
  { printingById, columns }: Catalogue,
  scryfallId: string,
): number | undefined {
  const printing = printingById.get(scryfallId)
  const price = printing === undefined ? noPrice : (columns.printingUsd[printing] ?? noPrice)
  return price === noPrice ? undefined : price
}
