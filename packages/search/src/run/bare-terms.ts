import { mapTerms, termsIn } from '../query/map-terms.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'

/** Keys that stand for themselves: `free` means free>0. */
const everywhere = ['free']
export const inDecks = [...everywhere, 'missing']

/**
 * A query in which words such as `free` are terms. Beside another word of a name, as in “free the
 * fae”, they are words of the name too.
 */
export function withBareTerms(query: Query, keys: readonly string[] = everywhere): Query {
  const isBare = (term: NameTerm) =>
    !term.exact && term.style === 'word' && keys.includes(term.text.toLowerCase())
  const names = termsIn(query).flatMap((term) => (term.kind === 'name' ? term : []))
  if (names.length === 0 || !names.every(isBare)) return query
  return mapTerms(query, (term) => (term.kind === 'name' ? asFilter(term) : term))
}

function asFilter({ text, at }: NameTerm): FilterTerm {
  return { kind: 'filter', key: text.toLowerCase(), op: '>', value: '0', style: 'word', at }
}
