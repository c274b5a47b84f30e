import type { SearchMode } from '@manafolio/contract'
import { type Catalogue, findCardsCalled, findCardsNamed } from '../catalogue/catalogue.ts'
import { describeQuery } from '../explain/describe.ts'
import { explainNothing, type NothingFound } from '../explain/nothing-found.ts'
import { parse } from '../query/parse.ts'
import { printingsOf } from '../rows/levels.ts'
import { bothRows, isEmptySet, type RowSet, rowsOf } from '../rows/row-set.ts'
import { findPrintings } from './find.ts'
import { groupByCard } from './groups.ts'
import { listPage, type Page } from './listing.ts'
import { isOnlyNames, requestedName } from './requested-name.ts'
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

/** The clauses and the suggestion are there when nothing was found. */
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
  const { query, problems } = parse(request.query)
  const requested = requestedName(query, request.query)
  const named = isOnlyNames(query) ? findNamed(catalogue, requested, request.mode) : undefined
  if (named) return answerNamed(catalogue, { ...request, requested }, named)

  const scope = scopeOf(catalogue, world)
  const { compiled, printings } = findPrintings(scope, query, request.mode)
  const mode = compiled.choices.mode ?? request.mode
  const listing = { ...request, mode, requested, choices: compiled.choices }
  const page = listPage(catalogue, groupByCard(catalogue, printings), listing)
  const { notes, ...help } =
    page.total > 0 ? helpless : explainNothing(scope, { query, compiled, mode })
  const isName = isOnlyNames(query) && findCardsNamed(catalogue, requested).length > 0
  return {
    ...page,
    ...help,
    mode,
    explanation: describeQuery(catalogue, compiled),
    warnings: [...new Set([...warningsOf(isName ? [] : problems, compiled), ...notes])],
  }
}

const helpless: NothingFound = { notes: [], clauses: [], didYouMean: undefined }

/** A query for the versions of a card's full name wants no other card. */
function findNamed(catalogue: Catalogue, name: string, mode: SearchMode): RowSet | undefined {
  if (mode !== 'cards') return undefined
  const cards = rowsOf(findCardsCalled(catalogue, name), catalogue.meta.cardCount)
  const found = bothRows(printingsOf(catalogue, cards), catalogue.visible.onPaperWithoutExtras)
  return isEmptySet(found) ? undefined : found
}

function answerNamed(
  catalogue: Catalogue,
  request: SearchRequest & { requested: string },
  found: RowSet,
): SearchAnswer {
  const { clauses, didYouMean } = helpless
  return {
    ...listPage(catalogue, groupByCard(catalogue, found), { ...request, choices: {} }),
    mode: request.mode,
    explanation: `Cards with the name “${withoutMarks(request.query)}”.`,
    warnings: [],
    clauses,
    didYouMean,
  }
}

/** A name as it was typed, without the signs that ask for just this name. */
function withoutMarks(query: string): string {
  return query
    .trim()
    .replace(/^!/, '')
    .replace(/^"(.*)"$/, '$1')
}
