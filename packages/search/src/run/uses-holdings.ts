import { findFilter } from '../filters/table.ts'
import { parse } from '../query/parse.ts'
import type { Query } from '../query/tree.ts'
import { keysOnly } from './vocabulary.ts'

/** Whether a query needs the user's collection, such as `owned:0`. */
export function usesHoldings(query: string): boolean {
  return needsHoldings(parse(query, keysOnly).query)
}

function needsHoldings(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return query.all.some(needsHoldings)
    case 'or':
      return query.any.some(needsHoldings)
    case 'not':
      return needsHoldings(query.query)
    case 'name':
      return false
    case 'filter':
      return findFilter(query.key)?.needsHoldings === true
  }
}
