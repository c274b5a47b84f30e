import type { FilterTerm, Query } from '@manafolio/search/query'
import { equalValue, valueTerm } from './choice-filter.ts'
import { hasKey, type QueryFilter, queryFilter } from './query-filter.ts'

/** Several values, of which a card has any or all. */
export interface Several {
  values: readonly string[]
  /** Undefined unless there are two. */
  join: 'any' | 'all' | undefined
}

interface SeveralRules {
  keys: readonly string[]
  /** The values that a term stands for; undefined if it can't be shown. By default its value. */
  read?: (term: FilterTerm) => readonly string[] | undefined
  /** One term for several values, if there is one. */
  write?: (values: readonly string[]) => string | undefined
  /** Whether a card can have two of the values. */
  joins: readonly ('any' | 'all')[]
}

/** Any of the values: “(t:elf or t:orc)”; or all of them: “t:elf t:orc”. */
export function severalFilter({ keys, joins, ...rules }: SeveralRules): QueryFilter<Several> {
  const [key = ''] = keys
  const { read = readEqual, write } = rules

  function valuesOf(part: Query): readonly string[] | undefined {
    if (hasKey(part, keys)) return read(part)
    if (part.kind !== 'or') return undefined
    const options = part.any.map((one) => (hasKey(one, keys) ? read(one) : undefined))
    return options.includes(undefined) ? undefined : unique(options.flatMap((one) => one ?? []))
  }

  function add({ values, join }: Several, part: Query): Several | undefined {
    const added = valuesOf(part)
    if (!added) return undefined
    if (values.length === 0) return several(added, 'any')
    if (!joins.includes('all') || join === 'any' || added.length > 1) return undefined
    return several(unique([...added, ...values]), 'all')
  }

  function termsOf({ values, join }: Several): string[] {
    const terms = values.map((value) => valueTerm(key, value))
    if (values.length < 2 || join === 'all') return terms
    return [write?.(values) ?? `(${terms.join(' or ')})`]
  }

  return queryFilter({ keys, empty: several([], 'any'), add, termsOf })
}

export function several(values: readonly string[], join: 'any' | 'all'): Several {
  return { values, join: values.length > 1 ? join : undefined }
}

function readEqual(term: FilterTerm): string[] | undefined {
  const value = equalValue(term)
  return value === undefined ? undefined : [value]
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
