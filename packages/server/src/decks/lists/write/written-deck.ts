import type { DeckDetail } from '@manafolio/contract'
import { type DeckEntry, entriesIn, type Place, sheetOf } from '@manafolio/deck'
import { type CardRecord, type Catalogue, type PrintingRecord, readRecord } from '@manafolio/search'

/** Copies as lists may name them. */
export interface WrittenCopies {
  quantity: number
  scryfallId: string
  /** The first one first. */
  categories: readonly string[]
  /** The whole name, and those of its faces if it has several. */
  name: string
  faces: readonly string[]
  layout: string
  /** Undefined when the catalogue does not know the printing. */
  printed: { setCode: string; collectorNumber: string; mtgoId: number | undefined } | undefined
}

/** A deck as lists contain it: its parts with their copies, by name. */
export interface WrittenDeck extends Record<Place, readonly WrittenCopies[]> {
  name: string
  format: DeckDetail['format']
}

export function writtenDeck(catalogue: Catalogue, deck: DeckDetail): WrittenDeck {
  const sheet = sheetOf(deck, new Map())
  const copiesOf = (entries: readonly DeckEntry[]) =>
    entries.map((entry) => writtenCopies(catalogue, entry))
  const copiesIn = (place: Place) => copiesOf(entriesIn(sheet, place))
  return {
    name: deck.name.replace(/\s+/g, ' ').trim(),
    format: deck.format,
    commander: copiesOf(leaderFirst(deck, entriesIn(sheet, 'commander'))),
    signature_spell: copiesIn('signature_spell'),
    companion: copiesIn('companion'),
    main: copiesIn('main'),
    side: copiesIn('side'),
  }
}

/** Readers of a list take the first of its commanders as the main one. */
function leaderFirst({ commanderId, commanderName }: DeckDetail, commanders: DeckEntry[]) {
  const leader =
    commanders.find(({ scryfallId }) => scryfallId === commanderId) ??
    commanders.find(({ cardName }) => cardName === commanderName)
  return commanders.toSorted((one, other) => Number(other === leader) - Number(one === leader))
}

function writtenCopies(
  { printingById, pools, columns }: Catalogue,
  { scryfallId, cardName, quantity, row }: DeckEntry,
): WrittenCopies {
  const printing = printingById.get(scryfallId)
  const categories = row?.categories ?? []
  const copies = { quantity, scryfallId, categories, name: cardName, faces: [], layout: '' }
  if (printing === undefined) return { ...copies, printed: undefined }
  // The pools hold such records.
  const card = readRecord<CardRecord>(pools.cards, columns.printingCard[printing] ?? 0)
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  return {
    ...copies,
    name: card.name ?? cardName,
    faces: (card.card_faces ?? []).map((face) => face.name ?? ''),
    layout: card.layout ?? '',
    printed: {
      setCode: record.set ?? '',
      collectorNumber: record.collector_number ?? '',
      mtgoId: record.mtgo_id,
    },
  }
}
