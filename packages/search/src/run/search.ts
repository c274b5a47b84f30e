import type { CardSort, SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { describeQuery } from '../explain/describe.ts'
import { explainFound, explainNothing, type NothingFound } from '../explain/nothing-found.ts'
import type { Choices } from '../settings/setting.ts'
import { findPrintings } from './find.ts'
import { groupByCard } from './groups.ts'
import { listPage, type Page } from './listing.ts'
import type { orderingTable } from './orderings.ts'
import { readQuery } from './read-query.ts'
import { relevanceOf } from './relevance.ts'
import { scopeOf, type World } from './scope.ts'
import { warningsOf } from './warnings.ts'

export type { World } from './scope.ts'

export interface SearchRequest {
  query: string
  mode: SearchMode
  /** By relevance unless it is given; an order in the query goes before it, a direction turns it. */
  sort?: CardSort | undefined
  /** From 1. */
  page: number
  pageSize: number
}

/** The clauses are there when nothing was found; the suggestion also when a term was ignored. */
export interface SearchAnswer extends Page, Omit<NothingFound, 'notes'> {
  /** The mode that was used: the query may choose another than the request. */
  mode: SearchMode
  /** The query orders the results itself, whatever the sort of the request. */
  isOrderedByQuery: boolean
  /** What the search was understood as, in a sentence; empty when nothing was. */
  explanation: string
  /** What was ignored and why, one sentence each. */
  warnings: string[]
}

/**
 * Answers a query. Never throws: what it can't understand is left out and reported in `warnings`.
 */
export function search(catalogue: Catalogue, request: SearchRequest, world: World): SearchAnswer {
  const { query, problems } = readQuery(catalogue, request.query)
  const scope = scopeOf(catalogue, world)
  const { compiled, printings } = findPrintings(scope, query, request.mode)
  const mode = compiled.choices.mode ?? request.mode
  const relevance = relevanceOf(catalogue, query)
  const { choices, isOrderedByQuery } = orderOf(compiled.choices, request.sort ?? 'relevance')
  const page = listPage(catalogue, groupByCard(catalogue, printings), {
    ...request,
    ...{ mode, choices, relevance, unordered: 'pricedFirst' },
  })
  const explain = page.total > 0 ? explainFound : explainNothing
  const { notes, ...help } = explain(scope, { query, compiled, mode })
  return {
    ...page,
    ...help,
    mode,
    isOrderedByQuery,
    explanation: describeQuery(scope, compiled),
    warnings: [...new Set([...warningsOf(problems, compiled), ...notes])],
  }
}

/** A direction alone is that of the sort; without a sort, names can fall but relevance can't. */
function orderOf(choices: Choices, sort: CardSort) {
  if (choices.order !== undefined) return { choices, isOrderedByQuery: true }
  const isOrderedByQuery = sort === 'relevance' && choices.direction === 'desc'
  return { choices: { ...sorts[sort], ...choices }, isOrderedByQuery }
}

/** As the query language orders. */
const sorts: Record<CardSort, Pick<Choices, 'direction'> & { order?: keyof typeof orderingTable }> =
  {
    relevance: {},
    name: { order: 'name' },
    played: { order: 'edhrec' },
    cheapest: { order: 'usd', direction: 'asc' },
    dearest: { order: 'usd', direction: 'desc' },
    manaValue: { order: 'cmc' },
    newest: { order: 'released', direction: 'desc' },
    oldest: { order: 'released', direction: 'asc' },
    rarity: { order: 'rarity' },
    color: { order: 'color' },
    set: { order: 'set' },
  }
