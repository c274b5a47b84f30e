import { actualFinish, type DeckCard, type DeckDetail, type Finish } from '@manafolio/contract'
import { type DeckEntry, entriesIn, type Place, sheetOf } from '@manafolio/deck'
import {
  type CardRecord,
  type Catalogue,
  noPrice,
  type PrintingRecord,
  readRecord,
} from '@manafolio/search'
import { copyCents, printedIn } from '../../finishes.ts'

/** Copies as lists may name them. */
export interface WrittenCopies {
  quantity: number
  scryfallId: string
  finish: Finish
  /** The first one first. */
  categories: readonly string[]
  note: string | null
  /** The whole name, and those of its faces if it has several. */
  name: string
  faces: readonly string[]
  layout: string
  /** Undefined when the catalogue does not know the printing. */
  printed: WrittenPrinting | undefined
}

interface WrittenPrinting {
  setCode: string
  setName: string
  collectorNumber: string
  mtgoId: number | undefined
  /** Of a copy in its finish, in US cents; null without a price. */
  cents: number | null
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
        note: row?.note ?? null,
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

type Copies = Pick<
  DeckCard,
  'scryfallId' | 'cardName' | 'quantity' | 'finish' | 'categories' | 'note'
>

function writtenCopies(catalogue: Catalogue, row: Copies): WrittenCopies {
  const { scryfallId, cardName, quantity, categories, note } = row
  const { printingById, pools, columns, meta } = catalogue
  const printing = printingById.get(scryfallId)
  const finish = actualFinish(printedIn(catalogue, scryfallId), row.finish)
  const marks = { finish, categories, note }
  const copies = { quantity, scryfallId, ...marks, name: cardName, faces: [], layout: '' }
  if (printing === undefined) return { ...copies, printed: undefined }
  // The pools hold such records.
  const card = readRecord<CardRecord>(pools.cards, columns.printingCard[printing] ?? 0)
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  const cents = copyCents(catalogue, printing, row.finish)
  return {
    ...copies,
    name: card.name ?? cardName,
    faces: (card.card_faces ?? []).map((face) => face.name ?? ''),
    layout: card.layout ?? '',
    printed: {
      setCode: record.set ?? '',
      setName: meta.sets[columns.printingSet[printing] ?? 0]?.name ?? '',
      collectorNumber: record.collector_number ?? '',
      mtgoId: record.mtgo_id,
      cents: cents === noPrice ? null : cents,
    },
  }
}
