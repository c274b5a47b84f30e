import { actualFinish, type DeckCard, type DeckDetail, type Finish } from '@manafolio/contract'
import { type DeckEntry, entriesIn, type Place, sheetOf } from '@manafolio/deck'
import { type CardRecord, type Catalogue, type PrintingRecord, readRecord } from '@manafolio/search'
import { printedIn } from '../../finishes.ts'

/** Copies as lists may name them. */
export interface WrittenCopies {
  quantity: number
  scryfallId: string
  finish: Finish
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
export interface WrittenDeck extends Record<Place | 'considering', readonly WrittenCopies[]> {
  name: string
  format: DeckDetail['format']
}

export function writtenDeck(catalogue: Catalogue, deck: DeckDetail): WrittenDeck {
  const sheet = sheetOf(deck, new Map())
  const copiesOf = (entries: readonly DeckEntry[]) =>
    entries.map(({ row, ...entry }) =>
      writtenCopies(catalogue, {
        ...entry,
        finish: row?.finish ?? 'nonfoil',
        categories: row?.categories ?? [],
      }),
    )
  const copiesIn = (place: Place) => copiesOf(entriesIn(sheet, place))
  return {
    name: deck.name.replace(/\s+/g, ' ').trim(),
    format: deck.format,
    commander: copiesOf(leaderFirst(deck, entriesIn(sheet, 'commander'))),
    signature_spell: copiesIn('signature_spell'),
    companion: copiesIn('companion'),
    main: copiesIn('main'),
    side: copiesIn('side'),
    considering: deck.cards
      .filter(({ slotType }) => slotType === 'considering')
      .map((row) => writtenCopies(catalogue, row)),
  }
}

/** Readers of a list take the first of its commanders as the main one. */
function leaderFirst({ commanderId, commanderName }: DeckDetail, commanders: DeckEntry[]) {
  const leader =
    commanders.find(({ scryfallId }) => scryfallId === commanderId) ??
    commanders.find(({ cardName }) => cardName === commanderName)
  return commanders.toSorted((one, other) => Number(other === leader) - Number(one === leader))
}

type Copies = Pick<DeckCard, 'scryfallId' | 'cardName' | 'quantity' | 'finish' | 'categories'>

function writtenCopies(catalogue: Catalogue, row: Copies): WrittenCopies {
  const { scryfallId, cardName, quantity, categories } = row
  const { printingById, pools, columns } = catalogue
  const printing = printingById.get(scryfallId)
  const finish = actualFinish(printedIn(catalogue, scryfallId), row.finish)
  const copies = { quantity, scryfallId, finish, categories, name: cardName, faces: [], layout: '' }
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
