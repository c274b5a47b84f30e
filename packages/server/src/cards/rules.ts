import {
  type CardSearch,
  type CardSearchResult,
  type Completions,
  limits,
} from '@manafolio/contract'
import { type Catalogue, complete, search, type World } from '@manafolio/search'
import { presentFound } from './present.ts'

export function searchCards(
  catalogue: Catalogue,
  { query, unique, page }: CardSearch,
  world: World,
): CardSearchResult {
  const request = { query, mode: unique, page, pageSize: limits.searchPage }
  const answer = search(catalogue, request, world)
  return {
    cards: presentFound(catalogue, answer.printings, query),
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

export function worldOf(now: Date): World {
  return { today: dayOf(now), clockMs: () => performance.now() }
}

/** As the number yyyymmdd. */
export function dayOf(now: Date): number {
  return dayIn(now.toISOString())
}

/** The day of an ISO 8601 instant in UTC as the number yyyymmdd. */
export function dayIn(instant: string): number {
  return Number(instant.slice(0, 4) + instant.slice(5, 7) + instant.slice(8, 10))
}

export function completeQuery(catalogue: Catalogue, q: string, at = q.length): Completions {
  const { options, ...place } = complete(catalogue, q, at)
  return {
    ...place,
    options: options.map((option) => ({ ...option, label: option.label ?? null })),
  }
}
