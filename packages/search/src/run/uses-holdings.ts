import { findFilter } from '../filters/table.ts'
import { parse } from '../query/parse.ts'
import type { Query } from '../query/tree.ts'

/** Whether a query asks for what only somebody's collection can tell, such as `owned:0`. */
export function usesHoldings(query: string): boolean {
  return asksForHoldings(parse(query).query)
}

function asksForHoldings(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return query.all.some(asksForHoldings)
    case 'or':
      return query.any.some(asksForHoldings)
    case 'not':
      return asksForHoldings(query.query)
    case 'name':
      return false
    case 'filter':
      return findFilter(query.key)?.needsHoldings === true
  }
}
