import { type Catalogue, findCardsNamed } from '../catalogue/catalogue.ts'
import { type Parsed, parse } from '../query/parse.ts'
import type { Query } from '../query/tree.ts'
import { withBareTerms } from './bare-terms.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Reads a query. Some keys need no value, which depend on where it is run. */
export function readQuery(
  catalogue: Catalogue,
  typed: string,
  bareKeys?: readonly string[],
): Parsed {
  const parsed = readNames(catalogue, typed)
  return { ...parsed, query: withBareTerms(parsed.query, bareKeys) }
}

/**
 * Names of cards that hold words or signs of the language, such as “Do or Die”, are meant as names.
 */
function readNames(catalogue: Catalogue, typed: string): Parsed {
  const parsed = parse(typed, vocabularyOf(catalogue))
  const { query, problems } = parsed
  const isPlain = problems.length === 0 && (query.kind === 'name' || isOnlyWords(query))
  if (isPlain || !isOnlyNames(query)) return parsed
  if (findCardsNamed(catalogue, typed).length === 0) return parsed
  const name = { text: typed.trim(), exact: false, style: 'quoted', at: 0 } as const
  return { query: { kind: 'name', ...name }, problems: [] }
}

function isOnlyWords(query: Query): boolean {
  return query.kind === 'and' && query.all.every((part) => part.kind === 'name' && !part.exact)
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
