import type { FilterTerm, NameTerm, Query } from './tree.ts'

/** A query in which each term is replaced by what a function makes of it. */
export function mapTerms(
  query: Query,
  change: (term: NameTerm | FilterTerm) => NameTerm | FilterTerm,
): Query {
  switch (query.kind) {
    case 'and':
      return { kind: 'and', all: query.all.map((part) => mapTerms(part, change)) }
    case 'or':
      return { kind: 'or', any: query.any.map((part) => mapTerms(part, change)) }
    case 'not':
      return { kind: 'not', query: mapTerms(query.query, change) }
    case 'name':
    case 'filter':
      return change(query)
  }
}

/** The terms of a query, from left to right. */
export function termsIn(query: Query): (NameTerm | FilterTerm)[] {
  const terms: (NameTerm | FilterTerm)[] = []
  mapTerms(query, (term) => {
    terms.push(term)
    return term
  })
  return terms
}
