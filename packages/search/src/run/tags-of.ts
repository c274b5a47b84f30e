import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf } from '../catalogue/facets.ts'
import type { Level } from '../filters/filter.ts'

export interface Tags {
  /** What the card is for. */
  oracle: string[]
  /** What the printing's artwork shows. */
  art: string[]
}

/** The tags of a card and of a printing of it, without those that follow from narrower ones. */
export function tagsOf(catalogue: Catalogue, card: number, printing: number): Tags {
  const { oracle, art } = tagsIn(catalogue)
  return {
    oracle: narrowest(catalogue, wordsOf(oracle, card)),
    art: narrowest(catalogue, wordsOf(art, printing)),
  }
}

/** The tags of a level with their sorted rows. */
type TagRows = readonly { word: string; rows: Uint32Array }[]

const known = new WeakMap<Catalogue, { oracle: TagRows; art: TagRows }>()

function tagsIn(catalogue: Catalogue) {
  const tags = known.get(catalogue) ?? {
    oracle: tagRows(catalogue, 'card', 'otag:'),
    art: tagRows(catalogue, 'printing', 'atag:'),
  }
  known.set(catalogue, tags)
  return tags
}

function tagRows(catalogue: Catalogue, level: Level, facet: string): TagRows {
  const { values, starts, rows } = facetsOf(catalogue, level)
  return values.flatMap((value, i) =>
    value.startsWith(facet)
      ? [{ word: value.slice(facet.length), rows: rows.subarray(starts[i], starts[i + 1]) }]
      : [],
  )
}

function wordsOf(tags: TagRows, row: number): string[] {
  return tags.filter(({ rows }) => includesSorted(rows, row)).map(({ word }) => word)
}

/** Without a function for each step: there are more than ten thousand tags. */
function includesSorted(rows: Uint32Array, row: number): boolean {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle] ?? 0) < row) low = middle + 1
    else high = middle
  }
  return rows[low] === row
}

function narrowest({ meta }: Catalogue, words: readonly string[]): string[] {
  const implied = new Set(words.flatMap((word) => widerThan(meta, word)))
  const own = words.filter((word) => !implied.has(word) || widerThan(meta, word).includes(word))
  return own.map((word) => meta.tags[word]?.name ?? word).sort()
}

function widerThan({ tags }: Catalogue['meta'], word: string): readonly string[] {
  return tags[word]?.wider ?? []
}
