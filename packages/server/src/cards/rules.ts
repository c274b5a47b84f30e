import {
  type CardSearch,
  type CardSearchResult,
  type Completions,
  limits,
} from '@manafolio/contract'
import { type Catalogue, complete, noPrice, search } from '@manafolio/search'
import { presentCards } from './present.ts'

export function searchCards(
  catalogue: Catalogue,
  { query, unique, page }: CardSearch,
  now: Date,
): CardSearchResult {
  const request = { query, mode: unique, page, pageSize: limits.searchPage }
  const answer = search(catalogue, request, { today: dayOf(now), clockMs: () => performance.now() })
  return {
    cards: presentCards(catalogue, answer.printings),
    totalCards: answer.total,
    hasMore: answer.hasMore,
    searchMode: answer.mode,
    explanation: answer.explanation,
    warnings: answer.warnings,
    clauses: answer.clauses,
    didYouMean: answer.didYouMean ?? null,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** As the number yyyymmdd. */
export function dayOf(now: Date): number {
  return Number(now.toISOString().slice(0, 10).replaceAll('-', ''))
}

export function completeQuery(catalogue: Catalogue, q: string, at = q.length): Completions {
  const { options, ...place } = complete(catalogue, q, at)
  return {
    ...place,
    options: options.map((option) => ({ ...option, label: option.label ?? null })),
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
