import type { IndexedText } from '../text/indexed-text.ts'
import type { TextColumn } from '../text/text-column.ts'
import type { CatalogueParts } from './catalogue.ts'
import { type Columns, indexedTextNames, plainTextNames, poolNames } from './columns.ts'

/** Whether all parts of a catalogue speak of as many cards and printings, and begin and end as they say. */
export function isCoherent(parts: CatalogueParts): boolean {
  const rows = rowCounts(parts)
  return (
    Object.entries(parts.columns).every(([name, { length }]) => length === rows(name)) &&
    poolNames.every((name) => {
      const { starts, bytes } = parts.pools[name]
      return starts.length === rows(name) + 1 && starts.at(-1) === bytes.length
    }) &&
    plainTextNames.every((name) => isTextOf(parts.texts[name], rows(name))) &&
    indexedTextNames.every(
      (name) => isTextOf(parts.texts[name], rows(name)) && isIndexed(parts.texts[name]),
    )
  )
}

/** How long a column is, as its name and the rest of the catalogue have it. */
function rowCounts({ meta, columns, texts }: CatalogueParts) {
  const { cardFacetStarts, printingFacetStarts } = columns
  const exceptions: Partial<Record<keyof Columns | 'illustrationId', number>> = {
    cardPrintings: meta.cardCount + 1,
    cardLegalities: meta.cardCount * meta.formats.length,
    cardAdviceTagStarts: meta.cardCount + 1,
    cardAdviceTags: columns.cardAdviceTagStarts.at(-1) ?? -1,
    cardFacetStarts: meta.facets.card.length + 1,
    cardFacetRows: cardFacetStarts.at(-1) ?? -1,
    printingFacetStarts: meta.facets.printing.length + 1,
    printingFacetRows: printingFacetStarts.at(-1) ?? -1,
    cardRelationStarts: meta.cardCount + 1,
    cardRulingStarts: meta.cardCount + 1,
    illustrationId: texts.illustrationId.starts.length - 1, // no other part knows how many
  }
  const counts: ReadonlyMap<string, number> = new Map(Object.entries(exceptions))
  const usual = {
    comment: texts.comment.starts.length - 1, // as above
    card: meta.cardCount,
    face: columns.faceCard.length,
    relation: columns.cardRelationStarts.at(-1) ?? -1,
    ruling: columns.cardRulingStarts.at(-1) ?? -1,
  }
  return (name: string) =>
    counts.get(name) ??
    Object.entries(usual).find(([start]) => name.startsWith(start))?.[1] ??
    meta.printingCount
}

function isTextOf({ text, starts }: TextColumn, rows: number): boolean {
  return starts.length === rows + 1 && starts.at(-1) === text.length
}

function isIndexed({ index: { words, starts, rows } }: IndexedText): boolean {
  return isTextOf(words, starts.length - 1) && starts.at(-1) === rows.length
}
