import type { Holdings } from '../holdings/holdings.ts'
import { allOps } from './compare.ts'
import type { Filter, Matcher, Scope, Term } from './filter.ts'

interface CollectionFilter
  extends Pick<Filter, 'names' | 'level' | 'example' | 'help' | 'values' | 'describe'> {
  compile(scope: Scope & { holdings: Holdings }, term: Term): Matcher | string
}

const missing = 'it needs your own collection, which this search does not have'

/** A filter on the user's own collection. */
export function collectionFilter({ compile, ...filter }: CollectionFilter): Filter {
  return {
    ...filter,
    ops: allOps,
    group: 'Your collection',
    needsHoldings: true,
    compile(scope, term) {
      const { holdings } = scope
      return holdings ? compile({ ...scope, holdings }, term) : missing
    },
  }
}
