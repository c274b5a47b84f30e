import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { describeQuery } from '../explain/describe.ts'
import { explainFound, explainNothing, type NothingFound } from '../explain/nothing-found.ts'
import { findPrintings } from './find.ts'
import { groupByCard } from './groups.ts'
import { listPage, type Page } from './listing.ts'
import { readQuery } from './read-query.ts'
import { relevanceOf } from './relevance.ts'
import { scopeOf, type World } from './scope.ts'
import { warningsOf } from './warnings.ts'

export type { World } from './scope.ts'

export interface SearchRequest {
  query: string
  mode: SearchMode
  /** From 1. */
  page: number
  pageSize: number
}

/** The clauses are there when nothing was found; the suggestion also when a term was ignored. */
export interface SearchAnswer extends Page, Omit<NothingFound, 'notes'> {
  /** The mode that was used: the query may choose another than the request. */
  mode: SearchMode
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
  const listing = { ...request, mode, relevance, choices: compiled.choices }
  const page = listPage(catalogue, groupByCard(catalogue, printings), listing)
  const explain = page.total > 0 ? explainFound : explainNothing
  const { notes, ...help } = explain(scope, { query, compiled, mode })
  return {
    ...page,
    ...help,
    mode,
    explanation: describeQuery(catalogue, compiled),
    warnings: [...new Set([...warningsOf(problems, compiled), ...notes])],
  }
}
