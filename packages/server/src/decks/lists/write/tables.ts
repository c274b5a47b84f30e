import { finishNames } from '@manafolio/contract'
import type { Place } from '@manafolio/deck'
import { stringify } from 'csv-stringify/sync'
import { withoutMarks } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'

type Board = Place | 'considering'

/** What stands in each column, by its name and in their order. */
type Columns = Readonly<Record<string, (copies: WrittenCopies, board: Board) => string>>

const boards: Record<Board, string> = {
  commander: 'Commander',
  signature_spell: 'Signature Spell',
  companion: 'Companion',
  main: 'Mainboard',
  side: 'Sideboard',
  considering: 'Maybeboard',
}

/** The columns of its own tables, and the part of the deck, which these don't have. */
export function writeMoxfieldTable(deck: WrittenDeck): string {
  return tableOf(deck, {
    Count: ({ quantity }) => String(quantity),
    Name: ({ name }) => name,
    Edition: ({ printed }) => printed?.setCode ?? '',
    Foil: ({ finish }) => (finish === 'nonfoil' ? '' : finish),
    'Collector Number': ({ printed }) => printed?.collectorNumber ?? '',
    Tags: ({ categories }) => listOf(categories),
    Board: (_, board) => boards[board],
  })
}

/** Parts of the deck are categories there, which come first. */
export function writeArchidektTable(deck: WrittenDeck): string {
  const finishes = { nonfoil: 'Normal', foil: 'Foil', etched: 'Etched' }
  return tableOf(deck, {
    Quantity: ({ quantity }) => String(quantity),
    Name: ({ name }) => name,
    Finish: ({ finish }) => finishes[finish],
    Categories: ({ categories }, board) =>
      listOf(board === 'main' ? categories : [boards[board], ...categories]),
    'Edition Name': ({ printed }) => printed?.setName ?? '',
    'Edition Code': ({ printed }) => printed?.setCode ?? '',
    'Scryfall ID': ({ printed, scryfallId }) => (printed ? scryfallId : ''),
    'Collector Number': ({ printed }) => printed?.collectorNumber ?? '',
  })
}

/** What the copies of a deck cost, each and together; no price where none is known. */
export function writePrices(deck: WrittenDeck): string {
  return tableOf(deck, {
    Board: (_, board) => boards[board],
    Quantity: ({ quantity }) => String(quantity),
    Name: ({ name }) => name,
    Finish: ({ finish }) => finishNames[finish],
    'Set code': ({ printed }) => printed?.setCode ?? '',
    'Set name': ({ printed }) => printed?.setName ?? '',
    'Collector number': ({ printed }) => printed?.collectorNumber ?? '',
    Tags: ({ categories }) => listOf(categories),
    'Price each (USD)': ({ printed }) => dollars(printed?.cents),
    'Price of all (USD)': ({ printed, quantity }) =>
      dollars(printed?.cents && printed.cents * quantity),
  })
}

function dollars(cents: number | null | undefined): string {
  return cents == null ? '' : (cents / 100).toFixed(2)
}

function listOf(categories: readonly string[]): string {
  return categories
    .map((category) => withoutMarks(category, /[,;|]/g))
    .filter(Boolean)
    .join(', ')
}

/** As RFC 4180 has it; cells stand as they are, to be read again as they were. */
function tableOf(deck: WrittenDeck, columns: Columns): string {
  const rows = (Object.keys(boards) as Board[]).flatMap((board) =>
    deck[board].map((copies) => Object.values(columns).map((cell) => cell(copies, board))),
  )
  return stringify([Object.keys(columns), ...rows], {
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
  })
}
