import type { DeckLineSentence, DeckLineState } from '@manafolio/contract'
import { type CardRecord, type Catalogue, readRecord, rowText } from '@manafolio/search'
import type { Match, ParsedCard } from '../../../cards/lists/listed.ts'
import { matcherOf } from '../../../cards/lists/match/matcher.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import { isCopies, type ParsedCopies, type ParsedLine } from '../read/parsed-list.ts'

/** Copies of a list, and what was found of their card. */
export interface FoundLine {
  parsed: ParsedCopies
  match: Match
  /** Undefined when no card was found. */
  card: FoundCard | undefined
}

interface FoundCard {
  printing: number
  scryfallId: string
  name: string
  typeLine: string
  /** Or another thing that is no card to play with. */
  isToken: boolean
}

/** How sure it is which card is meant. What is only called so is any printing of it. */
export function certaintyOf({ parsed, match, card }: FoundLine): DeckLineState {
  if (!card || parsed.quantity === undefined) return 'fix'
  const isNoted = match.notes.some(({ note }) => note !== 'also_called')
  if (isNoted || parsed.messages.some(([why]) => guesses.includes(why))) return 'check'
  return match.isUnsure && !isMeantByName(parsed.card, match) ? 'check' : 'ready'
}

/** Ids of Magic Online are of digital cards, of which the catalogue knows a part. */
function isMeantByName({ collectorNumber, scryfallId }: ParsedCard, { certainty }: Match): boolean {
  const isByName = certainty === 'name' || certainty === 'set'
  return isByName && !collectorNumber && !scryfallId
}

/** What nothing but the look of the list speaks for. */
const guesses: readonly DeckLineSentence[] = ['above_blank', 'led_from_side']

/** Looks up the cards of a list; what it says in the same words is looked up once. */
export async function findLines(
  catalogue: Catalogue,
  lines: readonly ParsedLine[],
): Promise<Map<ParsedLine, FoundLine>> {
  const match = matcherOf(catalogue)
  const matches = new Map<string, Match>()
  const found = new Map<ParsedLine, FoundLine>()
  const yieldToEventLoop = eventLoopYielder()
  for (const parsed of lines.filter(isCopies)) {
    await yieldToEventLoop()
    const key = keyOf(parsed.card)
    const known = matches.get(key) ?? (await match(parsed.card))
    matches.set(key, known)
    found.set(parsed, { parsed, match: known, card: cardIn(catalogue, known) })
  }
  return found
}

/** The same for all that says the same. */
export function keyOf(card: ParsedCard): string {
  const { name, setCode, setName, collectorNumber, scryfallId, ...ids } = card
  return JSON.stringify([name, setCode, setName, collectorNumber, scryfallId, ids])
}

function cardIn(catalogue: Catalogue, { printing, problem }: Match): FoundCard | undefined {
  if (printing === undefined || problem) return undefined
  const { texts, columns, pools } = catalogue
  const card = columns.printingCard[printing] ?? 0
  // The pool of cards holds such records.
  const { type_line, layout = '', card_faces = [] } = readRecord<CardRecord>(pools.cards, card)
  return {
    printing,
    scryfallId: rowText(texts.printingId, printing),
    name: rowText(texts.cardTitle, card),
    typeLine: type_line ?? card_faces[0]?.type_line ?? '',
    isToken: tokenLayouts.includes(layout),
  }
}

const tokenLayouts = ['token', 'double_faced_token', 'emblem', 'art_series']
