import type { FilterTerm, Query } from '@manafolio/search/query'
import { partsOf, withParts, written } from './query-terms.ts'

interface FilterRules<Value> {
  /** The keys of the query language that it is about, the usual one first. */
  keys: readonly string[]
  /** The value that stands for no filter. */
  empty: Value
  /** The value with what another part says; undefined if the filter can't show both. */
  add(value: Value, part: Query): Value | undefined
  termsOf(value: Value): string[]
}

/** A filter of a panel, which shows what a query says of something, and changes that. */
export interface QueryFilter<Value> {
  keys: readonly string[]
  valueIn(text: string): Value
  /** The terms of the query that the filter shows. */
  termsIn(text: string): string[]
  /** The query with another value; what the filter does not show stays as typed. */
  withValue(text: string, value: Value): string
}

/** Of parts that it can't show together, a filter shows the last. */
export function queryFilter<Value>(rules: FilterRules<Value>): QueryFilter<Value> {
  const { keys, empty, termsOf } = rules

  function read(text: string) {
    const terms: string[] = []
    let value = empty
    for (const part of partsOf(text).reverse()) {
      const next = rules.add(value, part)
      if (next === undefined) continue
      value = next
      terms.unshift(written(part))
    }
    return { value, terms }
  }

  return {
    keys,
    valueIn: (text) => read(text).value,
    termsIn: (text) => read(text).terms,
    withValue(text, value) {
      const shown = read(text)
      const terms = termsOf(value)
      const isSame = terms.join(' ') === termsOf(shown.value).join(' ')
      return isSame ? text : withParts(text, isOneOf(shown.terms), terms)
    },
  }
}

/** Any filter, whatever its values are. */
export type AnyFilter = Pick<QueryFilter<unknown>, 'keys' | 'termsIn'>

/** The query without what the filters show, also what one shows after the last is removed. */
export function withoutFilters(text: string, filters: readonly AnyFilter[]): string {
  const rest = filters.reduce(
    (left, filter) => withParts(left, isOneOf(filter.termsIn(left)), []),
    text,
  )
  return rest === text ? text : withoutFilters(rest, filters)
}

/** How many of the filters are active. */
export function countActive(text: string, filters: readonly AnyFilter[]): number {
  return filters.filter((filter) => filter.termsIn(text).length > 0).length
}

/** The parts of a query that are about what the filters are about, and that none of them can show. */
export function unshownTerms(text: string, filters: readonly AnyFilter[]): string[] {
  const shown = filters.flatMap((filter) => filter.termsIn(text))
  const keys = new Set(filters.flatMap((filter) => filter.keys))
  return partsOf(text)
    .filter((part) => isAbout(part, keys))
    .map(written)
    .filter((term) => !shown.includes(term))
}

function isAbout(part: Query, keys: ReadonlySet<string>): boolean {
  switch (part.kind) {
    case 'name':
      return false
    case 'filter':
      return keys.has(part.key)
    case 'not':
      return isAbout(part.query, keys)
    case 'and':
    case 'or':
      return true // a group, of which a filter would have to show the inside
  }
}

function isOneOf(terms: readonly string[]): (part: Query) => boolean {
  return (part) => terms.includes(written(part))
}

/** Whether a part is a term with one of the keys, and no pattern. */
export function hasKey(part: Query, keys: readonly string[]): part is FilterTerm {
  return part.kind === 'filter' && part.style !== 'regex' && keys.includes(part.key)
}

export function isEquality({ op }: FilterTerm): boolean {
  return op === ':' || op === '='
}

/** The query in the field, and what a control makes of it. */
export interface FilterProps {
  query: string
  onChange: (query: string) => void
}
