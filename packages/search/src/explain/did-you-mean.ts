import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Scope } from '../filters/filter.ts'
import { findFilter } from '../filters/table.ts'
import { format } from '../query/format.ts'
import { mapTerms } from '../query/map-terms.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import { isOnlyNames } from '../run/read-query.ts'
import { findSetting } from '../settings/table.ts'
import { correctTerm } from './correct-term.ts'
import { completedName, nearestName } from './nearest-name.ts'

type Finds = (query: Query) => boolean

/** A similar query that finds something, with corrected names, types, sets, keys or values. */
export function suggestQuery(scope: Scope, query: Query, finds: Finds): string | undefined {
  const { catalogue } = scope
  if (countTerms(query) > maxTerms) return undefined
  const names = isOnlyNames(query) ? format(query) : undefined
  const isWrong = (term: Term) => term.style !== 'regex' && !finds(term)
  return (
    (names && nearestName(catalogue, names, finds)) ??
    suggestTerms(catalogue, query, { finds, isWrong }) ??
    (names && completedName(catalogue, names, finds))
  )
}

/** As suggestQuery, for a query that finds something beside terms that were ignored. */
export function suggestIgnored(
  scope: Scope,
  query: Query,
  { finds, ignored }: { finds: Finds; ignored: ReadonlySet<Term> },
): string | undefined {
  if (ignored.size === 0 || countTerms(query) > maxTerms) return undefined
  const isWrong = (term: Term) => term.style !== 'regex' && ignored.has(term)
  return suggestTerms(scope.catalogue, query, { finds, isWrong })
}

/** Whether there is no filter and no setting with the key of a term. */
function isUnknown(term: Term): boolean {
  return term.kind === 'filter' && !findFilter(term.key) && !findSetting(term.key)
}

/** Each term may cost a search and a comparison with every known word. */
const maxTerms = 6

type Term = NameTerm | FilterTerm

function countTerms(query: Query): number {
  let count = 0
  mapTerms(query, (term) => {
    count++
    return term
  })
  return count
}

interface Judges {
  finds: Finds
  isWrong: (term: Term) => boolean
}

function suggestTerms(
  catalogue: Catalogue,
  query: Query,
  { finds, isWrong }: Judges,
): string | undefined {
  const corrected = mapTerms(query, (term) => {
    if (!isWrong(term)) return term
    const other = correctTerm(catalogue, term)
    // The value after a corrected key may be wrong too.
    return isUnknown(term) && !finds(other) ? correctTerm(catalogue, other) : other
  })
  const text = format(corrected)
  return text !== format(query) && finds(corrected) ? text : undefined
}
