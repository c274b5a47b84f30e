import { type DeckCard, type DeckListFormat, deckListFormats } from '@manafolio/contract'

/** Marks of a deck that lists of a format have no sign for, with the names of their cards. */
export interface UnkeptMarks {
  kind: 'finish' | 'etched' | 'categories' | 'further_categories' | 'considering' | 'note'
  cardNames: string[]
}

type MarkedRow = Pick<DeckCard, 'cardName' | 'finish' | 'categories' | 'note' | 'slotType'>

/** What is lost when a deck is written as a list of this format; none of it when all is kept. */
export function unkeptMarks(rows: readonly MarkedRow[], format: DeckListFormat): UnkeptMarks[] {
  const { keeps } = deckListFormats[format]
  const written = rows.filter(({ slotType }) => keeps.considering || slotType !== 'considering')
  const isLost: Record<UnkeptMarks['kind'], (row: MarkedRow) => boolean> = {
    considering: ({ slotType }) => !keeps.considering && slotType === 'considering',
    finish: ({ finish }) => keeps.finishes === 'none' && finish !== 'nonfoil',
    etched: ({ finish }) => keeps.finishes === 'foil' && finish === 'etched',
    categories: ({ categories, slotType }) =>
      categories.length > 0 &&
      (keeps.categories === 'none' || (keeps.categories === 'first' && slotType !== 'main')),
    further_categories: ({ categories, slotType }) =>
      keeps.categories === 'first' && slotType === 'main' && categories.length > 1,
    note: ({ note }) => !keeps.notes && note !== null,
  }
  const kinds = Object.keys(isLost) as UnkeptMarks['kind'][]
  return kinds.flatMap((kind) => {
    const from = kind === 'considering' ? rows : written
    const cardNames = [...new Set(from.filter(isLost[kind]).map(({ cardName }) => cardName))]
    return cardNames.length > 0 ? [{ kind, cardNames }] : []
  })
}
