import { format, parse, type Query } from '@manafolio/search/query'

/** The parts of a query that must all hold, as they are written. */
export function termsOf(text: string): string[] {
  const { query } = parse(text)
  const parts: Query[] = query.kind === 'and' ? query.all : [query]
  // As the only part of an “and”: with the brackets that it needs among others.
  return parts.map((part) => format({ kind: 'and', all: [part] }))
}

/**
 * The query with a term, or without it when it has it. The terms that it takes the place of go, as
 * one of two rarities does.
 */
export function toggledTerm(text: string, term: string, others: readonly string[] = []): string {
  const terms = termsOf(text)
  const rest = terms.filter((one) => !isSame(one, term) && !others.some((o) => isSame(o, one)))
  return (hasTerm(terms, term) ? rest : [...rest, term]).join(' ')
}

export function hasTerm(terms: readonly string[], term: string): boolean {
  return terms.some((one) => isSame(one, term))
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
