import type { Catalogue } from '../catalogue/catalogue.ts'
import { describeQuery } from '../explain/describe.ts'
import type { Scope } from '../filters/filter.ts'
import type { DeckRow } from '../holdings/user-decks.ts'
import { hasRow, rowsOf } from '../rows/row-set.ts'
import { inDecks } from './bare-terms.ts'
import { findAmong } from './find.ts'
import { readQuery } from './read-query.ts'
import { scopeOf, type World } from './scope.ts'
import { warningsOf } from './warnings.ts'

export interface DeckRowsFound<Row extends DeckRow> {
  /** In the order in which they were given. */
  rows: Row[]
  /** What the query was understood as, in a sentence; empty when nothing was. */
  explanation: string
  /** What was ignored and why, one sentence each. */
  warnings: string[]
}

/**
 * The rows of a deck that a query finds. Some terms look at rows, and others at their printings, of
 * which a deck may have several rows: the query is run on as many layers as the printing with the
 * most rows has, each with one row of a printing. An empty query finds all rows.
 */
export function findInDeck<Row extends DeckRow>(
  catalogue: Catalogue,
  { rows, query: typed }: { rows: readonly Row[]; query: string },
  world: World,
): DeckRowsFound<Row> {
  if (typed.trim() === '') return { rows: [...rows], explanation: '', warnings: [] }
  const { query, problems } = readQuery(catalogue, typed, inDecks)
  const scope = scopeOf(catalogue, world)
  const categories = [...new Set(rows.flatMap((row) => row.categories))]
  const found = new Set<Row>()
  const warnings = new Set<string>()
  let explanation = ''
  for (const layer of layersOf(rows)) {
    const place: Scope = { ...scope, deck: { rows: layer, categories } }
    const numbers = layer.map(({ printing }) => printing)
    const among = rowsOf(numbers, catalogue.meta.printingCount)
    const { compiled, printings } = findAmong(place, query, () => among)
    for (const row of layer) if (hasRow(printings, row.printing)) found.add(row)
    for (const warning of warningsOf(problems, compiled)) warnings.add(warning)
    explanation = describeQuery(place, compiled)
  }
  return { rows: rows.filter((row) => found.has(row)), explanation, warnings: [...warnings] }
}

/** One of no rows for a deck without any: its query is understood all the same. */
function layersOf<Row extends DeckRow>(rows: readonly Row[]): Row[][] {
  const layers: Row[][] = [[]]
  const rowsBefore = new Map<number, number>()
  for (const row of rows) {
    const depth = rowsBefore.get(row.printing) ?? 0
    rowsBefore.set(row.printing, depth + 1)
    const layer = layers[depth] ?? []
    layers[depth] = layer
    layer.push(row)
  }
  return layers
}
