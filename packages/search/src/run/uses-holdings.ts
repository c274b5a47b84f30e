import type { Filter } from '../filters/filter.ts'
import { findFilter } from '../filters/table.ts'
import { termsIn } from '../query/map-terms.ts'
import { parse } from '../query/parse.ts'
import { withBareTerms } from './bare-terms.ts'
import { keysOnly } from './vocabulary.ts'

/** Whether a query needs the user's collection, such as `owned:0`. */
export function usesHoldings(query: string): boolean {
  return usesFilter(query, ({ needsHoldings }) => needsHoldings === true)
}

/** Whether a query needs the user's decks, such as `deck:any`. */
export function usesDecks(query: string): boolean {
  return usesFilter(query, ({ needsDecks }) => needsDecks === true)
}

function usesFilter(query: string, test: (filter: Filter) => boolean): boolean {
  return termsIn(withBareTerms(parse(query, keysOnly).query)).some((term) => {
    const filter = term.kind === 'filter' ? findFilter(term.key) : undefined
    return filter !== undefined && test(filter)
  })
}
