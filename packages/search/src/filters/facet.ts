import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf, listWithFacet, rowsWithFacet } from '../catalogue/facets.ts'
import { matchNothing, matchRows, unlessDenied } from '../rows/matchers.ts'
import type { RowSet } from '../rows/row-set.ts'
import { fold } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Level, Value } from './filter.ts'
import { onlyExtras, printingsOfEach } from './only-extras.ts'
import { asRequested, type Statement } from './statement.ts'

interface FacetFilter extends Pick<Filter, 'names' | 'level' | 'group' | 'example' | 'help'> {
  facet: string
  /** The noun in “no … is called”. */
  noun: string
  /** Values that are valid even if no card has them. */
  known?: readonly string[]
  /** Aliases of values, by their name in the catalogue. */
  normalize?: (value: string) => string
  sentence(value: string): Statement
}

export function facetFilter(options: FacetFilter): Filter {
  const { facet, noun, known = [], normalize = same, sentence, ...filter } = options
  return {
    ...filter,
    ops: equalityOps,
    values: (catalogue) => facetValues(catalogue, options.level, facet),
    compile({ catalogue }, { op, value }) {
      const target = normalize(fold(value))
      const rows = findRows(catalogue, options.level, `${facet}:${target}`)
      if (!rows && !known.includes(target)) return `no ${noun} is called “${value}”`
      return unlessDenied(op, rows ? matchRows(rows) : matchNothing)
    },
    extrasNamed: (catalogue, { value }) =>
      extrasWithFacet(catalogue, options.level, `${facet}:${normalize(fold(value))}`),
    describe({ op, value }) {
      const statement = sentence(normalize(fold(value)))
      return asRequested(op, statement)
    },
  }
}

function same(value: string): string {
  return value
}

/** The rows with a facet, such as "frame:2015"; undefined if there are none. */
export function findRows(catalogue: Catalogue, level: Level, value: string): RowSet | undefined {
  const count = level === 'card' ? catalogue.meta.cardCount : catalogue.meta.printingCount
  return rowsWithFacet(facetsOf(catalogue, level), value, count)
}

/** The printings with a facet, if all of them are extras. */
export function extrasWithFacet(
  catalogue: Catalogue,
  level: Level,
  value: string,
): RowSet | undefined {
  const rows = listWithFacet(facetsOf(catalogue, level), value) ?? []
  return onlyExtras(catalogue, level === 'card' ? printingsOfEach(catalogue, rows) : rows)
}

/** The values of a vocabulary that occur in the catalogue. */
export function facetValues({ meta }: Catalogue, level: Level, facet: string): Value[] {
  const start = `${facet}:`
  return meta.facets[level]
    .filter((value) => value.startsWith(start))
    .map((value) => ({ value: value.slice(start.length) }))
    .sort((a, b) => (a.value < b.value ? -1 : 1))
}
