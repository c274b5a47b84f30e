import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Scope } from '../filters/filter.ts'
import type { Query } from '../query/tree.ts'
import { isEmptySet, type RowSet } from '../rows/row-set.ts'
import type { Compiled } from '../run/compile.ts'
import { findPrintings, runOn, visibleIn } from '../run/find.ts'
import { TermTooSlow } from '../run/plan.ts'
import { type ClauseHits, clauseHits } from './clauses.ts'
import { suggestQuery } from './did-you-mean.ts'

/** What helps somebody who found nothing. */
export interface NothingFound {
  /** Why what matches is not shown, if anything does. */
  notes: string[]
  /** What each part of the query finds alone. */
  clauses: ClauseHits[]
  /** A query that may have been meant, and finds something. */
  didYouMean: string | undefined
}

interface Asked {
  query: Query
  compiled: Compiled
  mode: SearchMode
}

export function explainNothing(scope: Scope, { query, compiled, mode }: Asked): NothingFound {
  const { catalogue } = scope
  const finds = (other: Query) => !isEmptySet(findPrintings(scope, other, mode).printings)
  return {
    notes: hiddenNotes(catalogue, compiled, mode),
    clauses: clauseHits(scope, compiled, visibleIn(catalogue, mode, compiled.choices)),
    didYouMean: suggestQuery(scope, query, finds),
  }
}

/** Says so when what was asked for exists but is not shown. */
function hiddenNotes(catalogue: Catalogue, compiled: Compiled, mode: SearchMode): string[] {
  const exists = (rows: RowSet) => findsAny(catalogue, compiled, rows)
  if (mode === 'cards' && exists(visibleIn(catalogue, 'prints', compiled.choices))) {
    return ['What matches exists only in digital form. Choose All Prints to see it.']
  }
  if (compiled.choices.withExtras || !exists(catalogue.visible.all)) return []
  return ['What matches are tokens or other extras. Add include:extras to see them.']
}

/** A pattern may be quick on what is shown and too slow on all there is. */
function findsAny(catalogue: Catalogue, compiled: Compiled, rows: RowSet): boolean {
  try {
    return !isEmptySet(runOn(catalogue, compiled, rows))
  } catch (error) {
    if (error instanceof TermTooSlow) return false
    throw error
  }
}
