import type { Catalogue } from '../catalogue/catalogue.ts'
import { type FacetIndex, facetsOf } from '../catalogue/facets.ts'
import { bisect } from '../text/bisect.ts'

export interface Tags {
  /** What the card is for. */
  oracle: string[]
  /** What the printing's artwork shows. */
  art: string[]
}

/** The tags of a card and of a printing of it, without those that follow from narrower ones. */
export function tagsOf(catalogue: Catalogue, card: number, printing: number): Tags {
  return {
    oracle: narrowest(catalogue, wordsOf(facetsOf(catalogue, 'card'), 'otag:', card)),
    art: narrowest(catalogue, wordsOf(facetsOf(catalogue, 'printing'), 'atag:', printing)),
  }
}

function wordsOf({ values, starts, rows }: FacetIndex, facet: string, row: number): string[] {
  return values.flatMap((value, i) => {
    if (!value.startsWith(facet)) return []
    const start = starts[i] ?? 0
    const end = starts[i + 1] ?? 0
    const at = start + bisect(end - start, (place) => (rows[start + place] ?? 0) >= row)
    return at < end && rows[at] === row ? [value.slice(facet.length)] : []
  })
}

function narrowest({ meta }: Catalogue, words: string[]): string[] {
  const implied = new Set(words.flatMap((word) => meta.tags[word]?.wider ?? []))
  const own = words.filter((word) => !implied.has(word) || meta.tags[word]?.wider.includes(word))
  return own.map((word) => meta.tags[word]?.name ?? word).sort()
}
