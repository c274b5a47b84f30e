import { format, parse, type Query } from '@manafolio/search/query'

/** Of many cards the first should be those that people play. An order that is asked for wins over it. */
export const usualOrder = 'order:edhrec'

/** What somebody typed, in a shape that terms can stand around. */
export interface ClosedQuery {
  /** Can stand in brackets; empty when nothing is left to ask. */
  text: string
  query: Query
  /** What of it is ignored, and why; or that there is nothing to ask. */
  warnings: string[]
}

/**
 * A typed text as a query that changes nothing of what is around it: a bracket or a quotation in the
 * making is left out, and so is one that closes what was never open.
 */
export function closedQuery(typed: string): ClosedQuery {
  const { query, problems } = parse(typed)
  const warnings = problems.map(({ message }) => message)
  if (asksNothing(query)) {
    const isUnexplained = warnings.length === 0 && typed !== ''
    return { text: '', query, warnings: isUnexplained ? [nothingIn(typed)] : warnings }
  }
  return { text: problems.length > 0 ? format(query) : typed, query, warnings }
}

/** Signs alone are no name: every card would be found. */
function asksNothing(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return query.all.every(asksNothing)
    case 'or':
      return query.any.every(asksNothing)
    case 'name':
      return query.style !== 'regex' && !/[\p{L}\p{N}_+&]/u.test(query.text)
    case 'not':
    case 'filter':
      return false
  }
}

function nothingIn(typed: string): string {
  return `There is nothing to search for in “${typed}”.`
}
