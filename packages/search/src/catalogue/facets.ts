import { type RowSet, rowsOf } from '../rows/row-set.ts'
import type { CardObject } from './card-object.ts'
import type { CatalogueParts } from './catalogue.ts'
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

/** Collects the values of rows as numbers, since few values stand on many rows. */
export interface FacetWriter {
  /** The numbers of a row's values, to be kept until the order of rows is known. */
  intern(values: readonly string[]): number[]
  index(rows: readonly (readonly number[])[]): FacetIndex
}

export function facetWriter(): FacetWriter {
  const numbers = new Map<string, number>()
  const numberOf = (value: string) =>
    numbers.get(value) ?? numbers.set(value, numbers.size).size - 1
  return {
    intern: (values) => [...new Set(values)].map(numberOf),
    index: (rows) => indexOf([...numbers.keys()], rows),
  }
}

function indexOf(values: string[], facetsOfRows: readonly (readonly number[])[]): FacetIndex {
  const rowsOf: number[][] = values.map(() => [])
  facetsOfRows.forEach((facets, row) => {
    for (const facet of facets) rowsOf[facet]?.push(row)
  })
  const starts = new Uint32Array(values.length + 1)
  rowsOf.forEach((rows, facet) => {
    starts[facet + 1] = (starts[facet] ?? 0) + rows.length
  })
  return { values, starts, rows: Uint32Array.from(rowsOf.flat()) }
}

/** The rows that have the value; undefined when no row has it. */
export function rowsWithFacet(index: FacetIndex, value: string, count: number): RowSet | undefined {
  const at = index.values.indexOf(value)
  if (at < 0) return undefined
  return rowsOf(index.rows.subarray(index.starts[at], index.starts[at + 1]), count)
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
}

/** Vocabularies of single printings. */
const printingVocabularies: Record<string, ValuesOf> = {
  border: (card) => [card.border_color],
  frame: (card) => [card.frame, ...(card.frame_effects ?? [])],
  game: (card) => card.games ?? [],
  is: (card) => traitsOf(card, 'printing'),
  lang: (card) => [card.lang],
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
  return Object.entries(vocabularies).flatMap(([name, valuesOf]) =>
    valuesOf(card).flatMap((value) => (value ? `${name}:${value.toLowerCase()}` : [])),
  )
}
