import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Scope } from '../filters/filter.ts'
import type { Query } from '../query/tree.ts'
import { isEmptySet, type RowSet } from '../rows/row-set.ts'
import type { Compiled } from '../run/compile.ts'
import { findPrintings, runOn, visibleIn } from '../run/find.ts'
import { TermTooSlow } from '../run/plan.ts'
import { type ClauseHits, clauseHits } from './clauses.ts'
import { suggestIgnored, suggestQuery } from './did-you-mean.ts'

/** Help for a search that found nothing. */
export interface NothingFound {
  /** Why matching cards are not listed, if there are any. */
  notes: string[]
  /** What each part of the query finds alone. */
  clauses: ClauseHits[]
  /** A query that the user may have meant, and that finds something. */
  didYouMean: string | undefined
}

interface Requested {
  query: Query
  compiled: Compiled
  mode: SearchMode
}

export function explainNothing(scope: Scope, { query, compiled, mode }: Requested): NothingFound {
  const { catalogue } = scope
  const notes = hiddenNotes(catalogue, compiled, mode)
  return {
    notes,
    clauses: clauseHits(scope, compiled, visibleIn(catalogue, mode, compiled.choices)),
    // Cards that exist were not mistyped.
    didYouMean: notes.length > 0 ? undefined : suggestQuery(scope, query, findsIn(scope, mode)),
  }
}

/** Help for a search that found something: a query in which the ignored terms are right. */
export function explainFound(scope: Scope, { query, compiled, mode }: Requested): NothingFound {
  const ignored = new Set(compiled.ignored.map(({ term }) => term))
  const didYouMean = suggestIgnored(scope, query, { finds: findsIn(scope, mode), ignored })
  return { notes: [], clauses: [], didYouMean }
}

function findsIn(scope: Scope, mode: SearchMode) {
  return (query: Query) => !isEmptySet(findPrintings(scope, query, mode).printings)
}

/** Reports results that exist but are not listed. */
function hiddenNotes(catalogue: Catalogue, compiled: Compiled, mode: SearchMode): string[] {
  const exists = (rows: RowSet) => findsAny(catalogue, compiled, rows)
  if (mode === 'cards' && exists(visibleIn(catalogue, 'prints', compiled.choices))) {
    return ['All matches are digital only. Choose All Prints to see them.']
  }
  if (compiled.choices.withExtras || !exists(catalogue.visible.all)) return []
  return ['All matches are tokens or other extras. Add include:extras to see them.']
}

/** A pattern may be fast on the listed cards and too slow on all of them. */
function findsAny(catalogue: Catalogue, compiled: Compiled, rows: RowSet): boolean {
  try {
    return !isEmptySet(runOn(catalogue, compiled, rows))
  } catch (error) {
    if (error instanceof TermTooSlow) return false
    throw error
  }
}
