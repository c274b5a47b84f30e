import type { CollectionSort, SortDirection } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { describeQuery } from '../explain/describe.ts'
import type { Holdings } from '../holdings/holdings.ts'
import { countRows, hasRow, type RowSet } from '../rows/row-set.ts'
import type { Choices } from '../settings/setting.ts'
import { findAmong } from './find.ts'
import { heldOrderings } from './held-orderings.ts'
import { placesInList } from './places-in-list.ts'
import { readQuery } from './read-query.ts'
import { scopeOf, type World } from './scope.ts'
import { bestFirst } from './top.ts'
import { warningsOf } from './warnings.ts'

export interface HeldRequest {
  query: string
  sort: CollectionSort
  /** That which suits the sort unless it is given; what the query says goes before both. */
  direction?: SortDirection | undefined
}

export interface HeldList {
  /** Numbers of printings in the catalogue. */
  printings: number[]
  /** What the query was understood as, in a sentence; empty when nothing was. */
  explanation: string
  /** What was ignored and why, one sentence each. */
  warnings: string[]
}

/**
 * The printings of a collection that a query finds, each on its own, in order: also tokens and what
 * else other searches leave out. An empty query finds all of them, one that is not understood none.
 */
export function listHeld(
  catalogue: Catalogue,
  holdings: Holdings,
  request: HeldRequest,
  world: World,
): HeldList {
  const held = { catalogue, holdings, request }
  if (request.query.trim() === '') {
    return { printings: inOrder(held, holdings.owned, {}), explanation: '', warnings: [] }
  }
  const { query, problems } = readQuery(catalogue, request.query)
  const scope = scopeOf(catalogue, { ...world, holdings })
  const { compiled, printings } = findAmong(scope, query, () => holdings.owned)
  return {
    printings: inOrder(held, printings, compiled.choices),
    explanation: describeQuery(scope, compiled),
    warnings: warningsOf(problems, compiled),
  }
}

interface HeldContext {
  catalogue: Catalogue
  holdings: Holdings
  request: HeldRequest
}

/** Among equals by name, then by set and collector number, whatever the direction. */
function inOrder(
  { catalogue, holdings, request }: HeldContext,
  found: RowSet,
  { order = request.sort, direction = request.direction }: Choices,
): number[] {
  const listed = inPlace(catalogue, found)
  const ordering = heldOrderings.get(order)
  if (!ordering) return [...listed]
  return bestFirst(listed, ordering.keyOf(catalogue, holdings), {
    isRising: (direction ?? ordering.direction) === 'asc',
    wanted: listed.length,
  })
}

function inPlace(catalogue: Catalogue, found: RowSet): Uint32Array {
  const listed = new Uint32Array(countRows(found))
  let count = 0
  for (const printing of placesInList(catalogue).printings) {
    if (hasRow(found, printing)) listed[count++] = printing
  }
  return listed
}
