import type { Completion } from '@manafolio/contract'
import type { StoredSearch } from '../stored-search.ts'
import { foldedInPlace, indexOfWord } from './folded.ts'

/** What can be taken under the field: a part of the query, or a whole search to run. */
export type FieldOption = Completion | SearchOption

export interface SearchOption {
  kind: StoredSearch['kind']
  text: string
  label: string | null
  search: StoredSearch
}

/** Of each kind: without a text, and beside what completes one. */
const shownAtFirst = 6
const shownPerKind = 3

/** The stored searches of a kind for a text: without one, the first of them. */
export function searchOptions(
  searches: readonly StoredSearch[],
  kind: StoredSearch['kind'],
  text: string,
): SearchOption[] {
  const typed = foldedInPlace(text.trim())
  const ofKind = searches.filter((search) => search.kind === kind)
  if (typed === '') return ofKind.slice(0, shownAtFirst).map(optionOf)
  return ofKind
    .filter((search) => fits(search, typed))
    .slice(0, shownPerKind)
    .map(optionOf)
}

/** A saved one has words that begin like the typed ones, a recent one begins like the text. */
function fits({ name, query }: StoredSearch, typed: string): boolean {
  const written = foldedInPlace(query)
  if (name === null) return written.startsWith(typed) && written !== typed
  const text = `${foldedInPlace(name)} ${written}`
  return typed.split(/\s+/).every((word) => indexOfWord(text, word) >= 0)
}

function optionOf(search: StoredSearch): SearchOption {
  const { kind, name, query } = search
  return { kind, text: name ?? query, label: name === null ? null : query, search }
}

export function isSearchOption(option: FieldOption): option is SearchOption {
  return 'search' in option
}
