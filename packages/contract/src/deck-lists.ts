import * as z from 'zod/mini'
import { printingLook } from './cards.ts'
import { deckRole, slotType } from './deck-cards.ts'
import { deckFormat } from './deck-formats.ts'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'
import { finish } from './vocabulary.ts'

/** What lists of a tool have a sign for, besides how many copies of which card there are. */
interface SupportedMarks {
  /** Which printing a card is. */
  printings: boolean
  /** Etched copies are foil ones where only these are known. */
  finishes: 'all' | 'foil' | 'none'
  categories: 'all' | 'first' | 'none'
  considering: boolean
  notes: boolean
}

const plainList = {
  printings: true,
  finishes: 'none',
  categories: 'none',
  considering: false,
  notes: false,
} as const
const nameList = { ...plainList, printings: false } as const
const markedList = {
  ...plainList,
  finishes: 'all',
  categories: 'all',
  considering: true,
} as const

interface ListFormatFacts {
  name: string
  extension: 'txt' | 'dek' | 'cod' | 'dck' | 'csv' | 'md'
  supports: SupportedMarks
}

/** How deck lists are written, to be read and to be saved. */
export const deckListFormats = {
  arena: { name: 'MTG Arena', extension: 'txt', supports: plainList },
  mtgo: { name: 'Magic Online, text', extension: 'txt', supports: nameList },
  dek: { name: 'Magic Online (.dek)', extension: 'dek', supports: plainList },
  moxfield: { name: 'Moxfield', extension: 'txt', supports: markedList },
  moxfield_csv: { name: 'Moxfield, CSV', extension: 'csv', supports: markedList },
  archidekt: { name: 'Archidekt', extension: 'txt', supports: markedList },
  archidekt_csv: { name: 'Archidekt, CSV', extension: 'csv', supports: markedList },
  tappedout: {
    name: 'TappedOut',
    extension: 'txt',
    supports: { ...plainList, finishes: 'all', categories: 'all' },
  },
  deckstats: {
    name: 'Deckstats',
    extension: 'txt',
    supports: { ...markedList, categories: 'first', notes: true },
  },
  goldfish: {
    name: 'MTGGoldfish',
    extension: 'txt',
    supports: { ...plainList, finishes: 'foil' },
  },
  manabox: {
    name: 'ManaBox',
    extension: 'txt',
    supports: { ...plainList, finishes: 'all', considering: true },
  },
  cockatrice: { name: 'Cockatrice, text', extension: 'txt', supports: nameList },
  cod: { name: 'Cockatrice (.cod)', extension: 'cod', supports: plainList },
  xmage: { name: 'XMage (.dck)', extension: 'dck', supports: plainList },
  forge: { name: 'Forge (.dck)', extension: 'dck', supports: { ...plainList, finishes: 'foil' } },
  markdown: { name: 'Markdown', extension: 'md', supports: markedList },
  prices: { name: 'Price list, CSV', extension: 'csv', supports: markedList },
} as const satisfies Record<string, ListFormatFacts>
export type DeckListFormat = keyof typeof deckListFormats
export const deckListFormat = z.enum(
  // Object.keys has the keys of a constant, which are formats.
  Object.keys(deckListFormats) as DeckListFormat[],
  { error: `format is one of ${Object.keys(deckListFormats).join(', ')}` },
)

/** A printing that a line of a list may mean. */
export const listedPrinting = z.object({
  scryfallId: z.string(),
  cardName: z.string(),
  setCode: z.string(),
  setName: z.string(),
  collectorNumber: z.string(),
  ...printingLook.shape,
  tcgplayerId: z.nullable(z.number()),
  typeLine: z.string(),
  /** As a commander it has a color chosen for it before the game. */
  choosesColor: z.boolean(),
  image: z.nullable(z.string()),
  /** The finishes it comes in, the plainest first; none when unknown. */
  finishes: z.array(finish),
  /** Of its plainest finish that has a price. */
  usd: z.nullable(z.number()),
})
export type ListedPrinting = z.infer<typeof listedPrinting>

/**
 * What becomes of a line: “ready” cards go into the deck; those to “check” need a look at what was
 * chosen; those to “fix” need a card. “left_out” are cards that are no part of the deck, such as
 * tokens; “words” are headings, names and remarks.
 */
export const deckLineStates = ['ready', 'check', 'fix', 'left_out', 'words'] as const
export const deckLineState = z.enum(deckLineStates)
export type DeckLineState = z.infer<typeof deckLineState>

/** How a line names its card, before anything is looked up. */
const parsedCard = z.object({
  name: z.string(),
  setCode: z.nullable(z.string()),
  collectorNumber: z.nullable(z.string()),
  /** Null where it says nothing of it. */
  finish: z.nullable(finish),
})

/** A line that is not blank; of XML, an element with a card. */
export const deckListLine = z.object({
  /** From 1. */
  line: z.number(),
  /** As it was written, cut after limits.deckListLineMax characters. */
  text: z.string(),
  state: deckLineState,
  /** Notes on how it was read, one sentence each. */
  messages: z.array(z.string()),
  /** How many, and where; null for words. */
  quantity: z.nullable(z.number()),
  slotType: z.nullable(slotType),
  /** As the list has it: nonfoil where it says nothing. */
  finish,
  role: z.nullable(deckRole),
  /** It leads the deck: the first of the commanders. */
  isCommander: z.boolean(),
  /** What the list files it under, the first category first. */
  categories: z.array(z.string()),
  /** What the list remarks on the card. */
  note: z.nullable(z.string()),
  /** Null for words, and for a line that can't be read. */
  parsed: z.nullable(parsedCard),
  /** Null where no card was found. */
  printing: z.nullable(listedPrinting),
  /** What else may be meant; first the likeliest. */
  suggestions: z.array(listedPrinting),
})
export type DeckListLine = z.infer<typeof deckListLine>

export const deckListReport = z.object({
  /** The format in which the list was read; null for an unknown tool. */
  format: z.nullable(deckListFormat),
  /** The deck's name as given in the list. */
  name: z.nullable(z.string()),
  /** As given in the list, or else Commander where a whole deck of it has a commander apart. */
  deckFormat: z.nullable(deckFormat),
  lines: z.array(deckListLine),
})
export type DeckListReport = z.infer<typeof deckListReport>

/** Reads a list without storing anything. */
export const readDeckList = endpoint({
  method: 'POST',
  path: '/api/deck-lists/read',
  access: 'member',
  isRead: true,
  params: noParams,
  input: z.object({
    /** The deck's format: without commanders, none is read. */
    deckFormat: z.optional(deckFormat),
  }),
  output: deckListReport,
  sends: 'file',
})

/** A deck as a list to save or to copy, UTF-8. */
export const exportDeck = endpoint({
  method: 'GET',
  path: '/api/decks/:id/list',
  access: 'member',
  params: z.object({ id: z.string() }),
  input: z.object({ format: deckListFormat }),
  output: z.string(),
})

/** `Goblins.dek`: the name of the deck without characters that file systems reject. */
export function deckFileName(name: string, format: DeckListFormat): string {
  const safe = plainFileName(name).slice(0, limits.deckName) || 'Deck'
  return `${safe}.${deckListFormats[format].extension}`
}

/** A name of a file or folder without characters that file systems reject. */
export function plainFileName(name: string): string {
  return name.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ').trim()
}
