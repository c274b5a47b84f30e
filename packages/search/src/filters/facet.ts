import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf, rowsWithFacet } from '../catalogue/facets.ts'
import { matchNothing, matchRows, unlessDenied } from '../rows/matchers.ts'
import type { RowSet } from '../rows/row-set.ts'
import { fold } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Level, Value } from './filter.ts'
import { asAsked, type Statement } from './statement.ts'

interface FacetFilter extends Pick<Filter, 'names' | 'level' | 'group' | 'example' | 'help'> {
  facet: string
  /** What a value is called in “no … is called”. */
  noun: string
  /** Values that are understood also when no card has them. */
  known?: readonly string[]
  /** Values as people write them, by how the catalogue has them. */
  normalize?: (value: string) => string
  sentence(value: string): Statement
}

export function facetFilter(words: FacetFilter): Filter {
  const { facet, noun, known = [], normalize = same, sentence, ...filter } = words
  return {
    ...filter,
    ops: equalityOps,
    values: (catalogue) => facetValues(catalogue, words.level, facet),
    compile({ catalogue }, { op, value }) {
      const wanted = normalize(fold(value))
      const rows = findRows(catalogue, words.level, `${facet}:${wanted}`)
      if (!rows && !known.includes(wanted)) return `no ${noun} is called “${value}”`
      return unlessDenied(op, rows ? matchRows(rows) : matchNothing)
    },
    describe({ op, value }) {
      const statement = sentence(normalize(fold(value)))
      return asAsked(op, statement)
    },
  }
}

function same(value: string): string {
  return value
}

/** The rows of a level that have a facet, such as "frame:2015"; undefined when none has. */
export function findRows(catalogue: Catalogue, level: Level, value: string): RowSet | undefined {
  const count = level === 'card' ? catalogue.meta.cardCount : catalogue.meta.printingCount
  return rowsWithFacet(facetsOf(catalogue, level), value, count)
}

/** The values of a vocabulary that the catalogue has. */
export function facetValues({ meta }: Catalogue, level: Level, facet: string): Value[] {
  const start = `${facet}:`
  return meta.facets[level]
    .filter((value) => value.startsWith(start))
    .map((value) => ({ value: value.slice(start.length) }))
    .sort((a, b) => (a.value < b.value ? -1 : 1))
}
