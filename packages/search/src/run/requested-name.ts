import type { Query } from '../query/tree.ts'
import { foldName } from '../text/fold.ts'

/**
 * The name that a query names, folded; empty when there is none. A query of nothing but names
 * is one name as it was typed: those of “Do or Die” and “Summon: Bahamut” are no language.
 */
export function requestedName(query: Query, typed: string): string {
  if (isOnlyNames(query)) return foldName(typed)
  const terms = query.kind === 'and' ? query.all : [query]
  return foldName(terms.flatMap((term) => (term.kind === 'name' ? term.text : [])).join(' '))
}

/** True when a query has names and nothing else. */
export function isOnlyNames(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return query.all.length > 0 && query.all.every(isOnlyNames)
    case 'or':
      return query.any.every(isOnlyNames)
    case 'name':
      return query.style !== 'regex'
    case 'not':
    case 'filter':
      return false
  }
}
