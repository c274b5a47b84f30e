import type { Catalogue } from '../catalogue/catalogue.ts'
import type { RowSet } from '../rows/row-set.ts'
import { findPrintings } from './find.ts'
import { groupAt, groupByCard } from './groups.ts'
import { readQuery } from './read-query.ts'
import { scopeOf, type World } from './scope.ts'
import { usualPrinting } from './usual-printing.ts'

/**
 * The usual printing of a card that a query finds, or of any card for an empty query. `share`, from
 * 0 to below 1, picks among them by name; undefined when the query finds nothing.
 */
export function pickCard(
  catalogue: Catalogue,
  { query, share }: { query: string; share: number },
  world: World,
): number | undefined {
  const groups = groupByCard(catalogue, printingsFor(catalogue, query, world))
  return usualPrinting(catalogue, groupAt(groups, Math.floor(share * groups.cards.length)))
}

function printingsFor(catalogue: Catalogue, query: string, world: World): RowSet {
  if (query.trim() === '') return catalogue.visible.onPaperWithoutExtras
  const { query: parsed } = readQuery(catalogue, query)
  return findPrintings(scopeOf(catalogue, world), parsed, 'cards').printings
}
