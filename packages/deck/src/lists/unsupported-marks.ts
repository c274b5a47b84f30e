import { type DeckCard, type DeckListFormat, deckListFormats } from '@manafolio/contract'

/** Marks of a deck that lists of a format have no sign for, with the names of their cards. */
export interface UnsupportedMarks {
  kind: 'finish' | 'etched' | 'categories' | 'further_categories' | 'considering' | 'note'
  cardNames: string[]
}

type MarkedRow = Pick<DeckCard, 'cardName' | 'finish' | 'categories' | 'note' | 'slotType'>

/** What is lost when a deck is written as a list of this format; nothing when all is supported. */
export function unsupportedMarks(
  rows: readonly MarkedRow[],
  format: DeckListFormat,
): UnsupportedMarks[] {
  const { supports } = deckListFormats[format]
  const written = rows.filter(({ slotType }) => supports.considering || slotType !== 'considering')
  const isLost: Record<UnsupportedMarks['kind'], (row: MarkedRow) => boolean> = {
    considering: ({ slotType }) => !supports.considering && slotType === 'considering',
    finish: ({ finish }) => supports.finishes === 'none' && finish !== 'nonfoil',
    etched: ({ finish }) => supports.finishes === 'foil' && finish === 'etched',
    categories: ({ categories, slotType }) =>
      categories.length > 0 &&
      (supports.categories === 'none' || (supports.categories === 'first' && slotType !== 'main')),
    further_categories: ({ categories, slotType }) =>
      supports.categories === 'first' && slotType === 'main' && categories.length > 1,
    note: ({ note }) => !supports.notes && note !== null,
  }
  const kinds = Object.keys(isLost) as UnsupportedMarks['kind'][]
  return kinds.flatMap((kind) => {
    const from = kind === 'considering' ? rows : written
    const cardNames = [...new Set(from.filter(isLost[kind]).map(({ cardName }) => cardName))]
    return cardNames.length > 0 ? [{ kind, cardNames }] : []
  })
}
