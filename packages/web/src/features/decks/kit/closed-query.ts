import { format, parse, type Query } from '@manafolio/search/query'

/** Popular cards come first, unless the query has an order of its own. */
export const usualOrder = 'order:edhrec'

/** A typed query, closed so that terms can be added around it. */
export interface ClosedQuery {
  /** Can be put in parentheses; empty when there is nothing to search for. */
  text: string
  query: Query
  /** Which parts are ignored and why, or that there is nothing to search for. */
  warnings: string[]
}

/**
 * Closes a typed query so that it does not change the terms around it: unfinished parentheses and quotation
 * marks are dropped, and so are closing ones without an opening.
 */
export function closedQuery(typed: string): ClosedQuery {
  const { query, problems } = parse(typed)
  const warnings = problems.map(({ message }) => message)
  if (isEmptyQuery(query)) {
    const isUnexplained = warnings.length === 0 && typed !== ''
    return { text: '', query, warnings: isUnexplained ? [emptyQueryMessage(typed)] : warnings }
  }
  return { text: problems.length > 0 ? format(query) : typed, query, warnings }
}

/** Punctuation alone is not a name: it would match every card. */
function isEmptyQuery(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return query.all.every(isEmptyQuery)
    case 'or':
      return query.any.every(isEmptyQuery)
    case 'name':
      return query.style !== 'regex' && !/[\p{L}\p{N}_+&]/u.test(query.text)
    case 'not':
    case 'filter':
      return false
  }
}

function emptyQueryMessage(typed: string): string {
  return `There is nothing to search for in “${typed}”.`
}
