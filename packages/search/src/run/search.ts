import type { SearchMode } from '@manafolio/contract'
import { type Catalogue, findCardsCalled } from '../catalogue/catalogue.ts'
import { printingFlag } from '../catalogue/printing-facts.ts'
import { type ClauseHits, clauseHits } from '../explain/clauses.ts'
import { describeQuery } from '../explain/describe.ts'
import { suggestQuery } from '../explain/did-you-mean.ts'
import type { Scope } from '../filters/filter.ts'
import { parse } from '../query/parse.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import { printingsOf } from '../rows/levels.ts'
import { bothRows, isEmptySet, type RowSet, rowsOf, rowsWhere } from '../rows/row-set.ts'
import type { Choices } from '../settings/setting.ts'
import { askedName, isOnlyNames } from './asked-name.ts'
import { type Compiled, compile } from './compile.ts'
import { groupByCard } from './groups.ts'
import { listPage, type Page } from './listing.ts'
import { type Plan, selectPrintings, TermTooSlow } from './plan.ts'

export interface SearchRequest {
  query: string
  mode: SearchMode
  /** From 1. */
  page: number
  pageSize: number
}

/** What a search needs to know of the outside. */
export type World = Pick<Scope, 'today' | 'clockMs'>

export interface SearchAnswer extends Page {
  /** The mode that was used: the query may choose another than was asked for. */
  mode: SearchMode
  /** What the search was understood as, in a sentence; empty when nothing was. */
  explanation: string
  /** What was ignored and why, one sentence each. */
  warnings: string[]
  /** When nothing was found: what each part of the query finds alone. */
  clauses: ClauseHits[]
  /** When nothing was found: a query that may have been meant, and finds something. */
  didYouMean: string | undefined
}

/** Answers a query. Never throws: what it can't understand is left out and told in `warnings`. */
export function search(catalogue: Catalogue, request: SearchRequest, world: World): SearchAnswer {
  const scope = { catalogue, ...world }
  const { query, problems } = parse(request.query)
  const asked = askedName(query, request.query)
  const named = isOnlyNames(query) ? findNamed(catalogue, asked, request.mode) : undefined
  if (named) return answerNamed(catalogue, request, { asked, query, named })
  const { compiled, found } = findPrintings(scope, query, request.mode)
  const mode = compiled.choices.mode ?? request.mode
  const listing = { ...request, mode, asked, choices: compiled.choices }
  const page = listPage(catalogue, groupByCard(catalogue, found), listing)
  const warnings = [...problems, ...compiled.ignored].map(({ message }) => message)
  return {
    ...page,
    mode,
    explanation: describeQuery(catalogue, compiled),
    ...(page.total > 0
      ? { clauses: [], didYouMean: undefined, warnings: unique(warnings) }
      : explainNothing(scope, { query, compiled, mode, warnings })),
  }
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}

interface Named {
  asked: string
  query: Query
  named: RowSet
}

function answerNamed(
  catalogue: Catalogue,
  request: SearchRequest,
  { asked, named }: Named,
): SearchAnswer {
  const page = listPage(catalogue, groupByCard(catalogue, named), {
    ...request,
    asked,
    choices: {},
  })
  const typed = request.query
    .trim()
    .replace(/^!/, '')
    .replace(/^"(.*)"$/, '$1')
  const explanation = `Cards with the name “${typed}”.`
  return {
    ...page,
    mode: request.mode,
    explanation,
    warnings: [],
    clauses: [],
    didYouMean: undefined,
  }
}

/** Versions to choose from are cards of paper; the other modes list digital printings too. */
function visibleIn(catalogue: Catalogue, mode: SearchMode, { withExtras }: Choices): RowSet {
  const { visible } = catalogue
  if (mode !== 'cards') return withExtras ? visible.all : visible.withoutExtras
  return withExtras ? paperWithExtras(catalogue) : visible.paper
}

function paperWithExtras({ visible, columns }: Catalogue): RowSet {
  const isPaper = (row: number) => ((columns.printingFlags[row] ?? 0) & printingFlag.digital) === 0
  return rowsWhere(visible.all, isPaper)
}

/** Whoever types a card's whole name to see its versions wants no other card. */
function findNamed(catalogue: Catalogue, name: string, mode: SearchMode): RowSet | undefined {
  if (mode !== 'cards') return undefined
  const cards = rowsOf(findCardsCalled(catalogue, name), catalogue.meta.cardCount)
  const found = bothRows(printingsOf(catalogue, cards), catalogue.visible.paper)
  return isEmptySet(found) ? undefined : found
}

const tooSlow = 'trying it on all cards takes too long; add words that the cards must have'

/** Runs a query, anew without each term that takes too long. */
function findPrintings(
  scope: Scope,
  query: Query,
  mode: SearchMode,
): { compiled: Compiled; found: RowSet } {
  const leftOut = new Map<NameTerm | FilterTerm, string>()
  for (;;) {
    const compiled = compile(scope, query, leftOut)
    const { choices, found } = compiled
    const visible = visibleIn(scope.catalogue, choices.mode ?? mode, choices)
    try {
      return { compiled, found: runPlan(scope.catalogue, found?.plan, visible) }
    } catch (error) {
      if (!(error instanceof TermTooSlow)) throw error
      leftOut.set(error.term, tooSlow)
    }
  }
}

function runPlan(catalogue: Catalogue, plan: Plan | undefined, visible: RowSet): RowSet {
  return plan ? selectPrintings(catalogue, plan, visible) : new Uint32Array(visible.length)
}

interface Nothing {
  query: Query
  compiled: Compiled
  mode: SearchMode
  warnings: string[]
}

/** What helps somebody who found nothing. */
function explainNothing(scope: Scope, { query, compiled, mode, warnings }: Nothing) {
  const { catalogue } = scope
  const visible = visibleIn(catalogue, mode, compiled.choices)
  const hits = (part: Query) => findPrintings(scope, part, mode)
  return {
    warnings: unique([...warnings, ...hiddenNotes(catalogue, compiled, mode)]),
    clauses: clauseHits(scope, compiled, visible),
    didYouMean: suggestQuery(scope, query, (part) => !isEmptySet(hits(part).found)),
  }
}

/** Says so when what was asked for exists but is not shown. */
function hiddenNotes(
  catalogue: Catalogue,
  { found, choices }: Compiled,
  mode: SearchMode,
): string[] {
  const exists = (rows: RowSet) => found !== undefined && findsAny(catalogue, found.plan, rows)
  if (mode === 'cards' && exists(visibleIn(catalogue, 'prints', choices))) {
    return ['What matches exists only in digital form. Choose All Prints to see it.']
  }
  if (choices.withExtras || !exists(catalogue.visible.all)) return []
  return ['What matches are tokens or other extras. Add include:extras to see them.']
}

/** A pattern may be quick on what is shown and too slow on all there is. */
function findsAny(catalogue: Catalogue, plan: Plan, rows: RowSet): boolean {
  try {
    return !isEmptySet(runPlan(catalogue, plan, rows))
  } catch (error) {
    if (error instanceof TermTooSlow) return false
    throw error
  }
}
