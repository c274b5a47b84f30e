import {
  type CardSearch,
  type CardSearchResult,
  type Completions,
  limits,
} from '@manafolio/contract'
import {
  type Catalogue,
  complete,
  type Holdings,
  search,
  usesHoldings,
  type World,
} from '@manafolio/search'
import type { Deps } from '../deps.ts'
import { presentFound } from './present.ts'

export function searchCards(
  catalogue: Catalogue,
  { query, unique, sort, page }: CardSearch,
  world: World,
): CardSearchResult {
  const request = { query, mode: unique, sort, page, pageSize: limits.searchPage }
  const answer = search(catalogue, request, world)
  return {
    cards: presentFound(catalogue, answer.printings, query),
    offset: answer.offset,
    totalCards: answer.total,
    hasMore: answer.hasMore,
    searchMode: answer.mode,
    isOrderedByQuery: answer.isOrderedByQuery,
    explanation: answer.explanation,
    warnings: answer.warnings,
    clauses: answer.clauses,
    didYouMean: answer.didYouMean ?? null,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** A user's collection, as searches use it. */
export type HoldingsOf = (userId: string, catalogue: Catalogue) => Promise<Holdings>

interface UserQuery {
  query: string
  userId: string
}

/** What a user's query looks at: the day, and their collection if the query uses that. */
export async function worldOfQuery(
  { clock, holdingsOf }: Pick<Deps, 'clock'> & { holdingsOf: HoldingsOf },
  catalogue: Catalogue,
  { query, userId }: UserQuery,
): Promise<World> {
  const world = worldOf(clock.now())
  if (!usesHoldings(query)) return world
  return { ...world, holdings: await holdingsOf(userId, catalogue) }
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
