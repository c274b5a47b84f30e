import type { Scope } from '../filters/filter.ts'
import { format } from '../query/format.ts'
import type { Query } from '../query/tree.ts'
import { cardsWithAny } from '../rows/levels.ts'
import { bothRows, countRows, type RowSet } from '../rows/row-set.ts'
import { type Compiled, compile } from '../run/compile.ts'
import { selectPrintings, TermTooSlow } from '../run/plan.ts'
import { describeTree } from './describe.ts'

/** A part of a query that found nothing as a whole. */
export interface ClauseHits {
  /** The part as a query. */
  query: string
  description: string
  /** How many cards it finds alone. */
  cards: number
  /** How many cards the other parts find without it. */
  cardsWithout: number
}

/** Each part costs a search, and a longer list would not help anyone. */
const maxParts = 12

/**
 * Counts for each operand of the top-level “and”; none for a query with only one, or with too many.
 */
export function clauseHits(scope: Scope, { found }: Compiled, visible: RowSet): ClauseHits[] {
  const parts = found?.query.kind === 'and' ? found.query.all : []
  if (parts.length < 2 || parts.length > maxParts) return []
  const rows = parts.map((part) => rowsOfPart(scope, part, visible))
  const cardsIn = (printings: RowSet) => countRows(cardsWithAny(scope.catalogue, printings))
  return parts.map((part, i) => ({
    query: format(part),
    description: describeTree(scope, part),
    cards: cardsIn(rows[i] ?? visible),
    cardsWithout: cardsIn(rows.filter((_, other) => other !== i).reduce(bothRows, visible)),
  }))
}

/**
 * A pattern that takes too long on all cards, but did not on those that the other parts left, finds
 * some.
 */
function rowsOfPart(scope: Scope, part: Query, visible: RowSet): RowSet {
  const { found } = compile(scope, part)
  try {
    return found ? selectPrintings(scope.catalogue, found.plan, visible) : visible
  } catch (error) {
    if (error instanceof TermTooSlow) return visible
    throw error
  }
}
