import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Scope } from '../filters/filter.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import { bothRows, eitherRows, emptyLike, type RowSet } from '../rows/row-set.ts'
import type { Choices } from '../settings/setting.ts'
import { type Compiled, compile } from './compile.ts'
import { selectPrintings, TermTooSlow } from './plan.ts'

const tooSlow = 'trying it on all cards takes too long; add words that the cards must have'

export interface Found {
  compiled: Compiled
  printings: RowSet
}

/** Runs a query on what a mode shows. */
export function findPrintings(scope: Scope, query: Query, mode: SearchMode): Found {
  return findAmong(scope, query, (choices) =>
    visibleIn(scope.catalogue, choices.mode ?? mode, choices),
  )
}

/** Runs a query on some printings, anew without each term that takes too long. */
export function findAmong(scope: Scope, query: Query, among: (choices: Choices) => RowSet): Found {
  const leftOut = new Map<NameTerm | FilterTerm, string>()
  for (;;) {
    const compiled = compile(scope, query, leftOut)
    try {
      return { compiled, printings: runOn(scope.catalogue, compiled, among(compiled.choices)) }
    } catch (error) {
      if (!(error instanceof TermTooSlow)) throw error
      leftOut.set(error.term, tooSlow)
    }
  }
}

/** What was understood, run on some printings; nothing finds nothing. */
export function runOn(catalogue: Catalogue, { found }: Compiled, within: RowSet): RowSet {
  return found ? selectPrintings(catalogue, found.plan, within) : emptyLike(within)
}

/** Versions to choose from are cards of paper; the other modes list digital printings too. */
export function visibleIn(
  { visible }: Catalogue,
  mode: SearchMode,
  { withExtras, namedExtras }: Choices,
): RowSet {
  const [all, usual] =
    mode === 'cards'
      ? [visible.onPaper, visible.onPaperWithoutExtras]
      : [visible.all, visible.withoutExtras]
  if (withExtras) return all
  return namedExtras ? eitherRows(usual, bothRows(namedExtras, all)) : usual
}
