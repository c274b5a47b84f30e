import { facetsOf } from '../catalogue/facets.ts'
import { tagWord } from '../catalogue/tags.ts'
import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { equalityOps } from './compare.ts'
import { facetValues, findRows } from './facet.ts'
import type { Filter } from './filter.ts'
import { asRequested, quoted, type Statement, statementOf } from './statement.ts'

interface ListFilter extends Pick<Filter, 'names' | 'level' | 'example' | 'help'> {
  facet: string
  /** Why nothing can be found without the data. */
  missing: string
  /** The noun in “no … is called”. */
  noun: string
  sentence(name: string): Statement
}

/** A filter on lists that are loaded separately from the cards. */
function listFilter({ facet, missing, noun, sentence, ...filter }: ListFilter): Filter {
  return {
    ...filter,
    ops: equalityOps,
    group: 'Tags and lists',
    values: (catalogue) => facetValues(catalogue, filter.level, facet),
    compile({ catalogue }, { op, value }) {
      const { values } = facetsOf(catalogue, filter.level)
      if (!values.some((known) => known.startsWith(`${facet}:`))) return missing
      const rows = findRows(catalogue, filter.level, `${facet}:${tagWord(value)}`)
      if (!rows) return `no ${noun} is called “${value}”`
      return unlessDenied(op, matchRows(rows))
    },
    describe({ op, value }) {
      const statement = sentence(quoted(value))
      return asRequested(op, statement)
    },
  }
}

const noTags = 'no tag data loaded'

export const oracleTag = listFilter({
  names: ['otag', 'oracletag', 'oracle_tag', 'oracle-tag', 'function'],
  facet: 'otag',
  level: 'card',
  example: 'otag:removal',
  help: 'What a card is for, as tagged by people; includes narrower tags. Needs tag data.',
  missing: noTags,
  noun: 'tag',
  sentence: (name) => statementOf('it', 'has', `the tag ${name}`),
})

export const artTag = listFilter({
  names: ['atag', 'arttag', 'art_tag', 'art-tag', 'art'],
  facet: 'atag',
  level: 'printing',
  example: 'atag:dragon',
  help: 'What an artwork shows, as tagged by people; includes narrower tags. Needs tag data.',
  missing: noTags,
  noun: 'tag of artworks',
  sentence: (name) => statementOf('its artwork', 'has', `the tag ${name}`),
})

export const cube = listFilter({
  names: ['cube'],
  facet: 'cube',
  level: 'card',
  example: 'cube:vintage',
  help: 'Cards in a well-known cube. Needs cube lists.',
  missing: 'no cube lists are loaded',
  noun: 'cube',
  sentence: (name) => statementOf('it', 'is', `in the cube ${name}`),
})
