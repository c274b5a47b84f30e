import { type RowSet, rowsOf } from '../rows/row-set.ts'
import { numberList } from '../text/number-table.ts'
import { postings } from '../text/postings.ts'
import { nameForms, otherNamesOf } from './card-names.ts'
import type { CardObject } from './card-object.ts'
import type { CatalogueParts } from './catalogue.ts'
import { interner } from './interned.ts'
import { facesOf } from './traits/faces.ts'
import { traitsOf } from './traits/table.ts'

/**
 * Which rows have which values of open vocabularies, such as frames or keywords: for each value,
 * written "frame:2015", the sorted numbers of its rows.
 */
export interface FacetIndex {
  readonly values: readonly string[]
  /** Where the rows of value i begin; one more entry than values. */
  readonly starts: Uint32Array<ArrayBuffer>
  readonly rows: Uint32Array<ArrayBuffer>
}

/** Collects the values of rows outside the heap, to be kept until the order of rows is known. */
export interface FacetWriter {
  /** Keeps a row's values and answers the number by which `index` knows them. */
  add(values: readonly string[]): number
  /** For rows in their order, each with the values that were kept under one number of each list. */
  index(...keptOfRows: readonly ArrayLike<number>[]): FacetIndex
}

export function facetWriter(): FacetWriter {
  const values = interner()
  const facets = numberList()
  const ends = numberList()
  ends.push(0) // what was kept as number 0 is nothing
  return {
    add(some) {
      const start = facets.length
      for (const value of new Set(some)) facets.push(values.number(value))
      if (facets.length === start) return 0
      ends.push(facets.length)
      return ends.length - 1
    },
    index(...keptOfRows) {
      const known = values.values()
      return {
        values: known,
        ...postings(known.length, pairsOf(keptOfRows, facets.numbers(), ends.numbers())),
      }
    },
  }
}

function pairsOf(keptOfRows: readonly ArrayLike<number>[], facets: Uint32Array, ends: Uint32Array) {
  return (take: (facet: number, row: number) => void) => {
    const rowCount = keptOfRows[0]?.length ?? 0
    for (let row = 0; row < rowCount; row++) {
      for (const numbers of keptOfRows) {
        const number = numbers[row] ?? 0
        for (let at = ends[number - 1] ?? 0; at < (ends[number] ?? 0); at++) {
          take(facets[at] ?? 0, row)
        }
      }
    }
  }
}

/** The rows that have the value; undefined when no row has it. */
export function rowsWithFacet(index: FacetIndex, value: string, count: number): RowSet | undefined {
  const rows = listWithFacet(index, value)
  return rows && rowsOf(rows, count)
}

/** The same as a list, from the lowest. */
export function listWithFacet(
  { values, starts, rows }: FacetIndex,
  value: string,
): Uint32Array | undefined {
  const at = values.indexOf(value)
  return at < 0 ? undefined : rows.subarray(starts[at], starts[at + 1])
}

/** The facets of a level of an opened catalogue. */
export function facetsOf(
  { meta, columns }: Pick<CatalogueParts, 'meta' | 'columns'>,
  level: 'card' | 'printing',
): FacetIndex {
  return {
    values: meta.facets[level],
    starts: columns[`${level}FacetStarts`],
    rows: columns[`${level}FacetRows`],
  }
}

type ValuesOf = (card: CardObject) => readonly (string | null | undefined)[]

/** Vocabularies that all printings of a card share. */
const cardVocabularies: Record<string, ValuesOf> = {
  is: (card) => traitsOf(card, 'card'),
  keyword: (card) => card.keywords ?? [],
  starred: (card) => statNames.filter((stat) => facesOf(card).some((face) => hasStar(face[stat]))),
}

const statNames = ['power', 'toughness'] as const

function hasStar(stat: string | null | undefined): boolean {
  return !!stat?.includes('*')
}

/** Vocabularies of single printings. */
const printingVocabularies: Record<string, ValuesOf> = {
  border: (card) => [card.border_color],
  frame: (card) => [card.frame, ...(card.frame_effects ?? [])],
  game: (card) => card.games ?? [],
  is: (card) => traitsOf(card, 'printing'),
  lang: (card) => [card.lang],
  layout: (card) => [card.layout.replaceAll('_', '')],
  named: (card) => nameForms(otherNamesOf(card)),
  settype: (card) => [card.set_type.replaceAll('_', '')],
  stamp: (card) => [card.security_stamp],
  watermark: (card) => [card.watermark, ...(card.card_faces ?? []).map((face) => face.watermark)],
}

export function cardFacets(card: CardObject): string[] {
  return facetsIn(cardVocabularies, card)
}

export function printingFacets(card: CardObject): string[] {
  return facetsIn(printingVocabularies, card)
}

function facetsIn(vocabularies: Record<string, ValuesOf>, card: CardObject): string[] {
  const facets: string[] = []
  for (const name in vocabularies) {
    for (const value of vocabularies[name]?.(card) ?? []) {
      if (value) facets.push(`${name}:${value.toLowerCase()}`)
    }
  }
  return facets
}
