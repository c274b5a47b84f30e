import type { DeckLineSentence, DeckLineState } from '@manafolio/contract'
import { type CardRecord, type Catalogue, readRecord, rowText } from '@manafolio/search'
import type { Match, Note, ParsedCard } from '../../../cards/lists/listed.ts'
import { type Matcher, matcherOf } from '../../../cards/lists/match/matcher.ts'
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
const guesses: readonly DeckLineSentence[] = [
  'above_blank',
  'led_from_side',
  'companion_from_side',
  'first_line',
]

/** Looks up the cards of a list; what it says in the same words is looked up once. */
export async function findLines(
  catalogue: Catalogue,
  lines: readonly ParsedLine[],
): Promise<Map<ParsedLine, FoundLine>> {
  const match = matcherOf(catalogue)
  const matches = new Map<string, Matched>()
  const found = new Map<ParsedLine, FoundLine>()
  const yieldToEventLoop = eventLoopYielder()
  for (const parsed of lines.filter(isCopies)) {
    await yieldToEventLoop()
    const key = keyOf(parsed.card)
    const known = matches.get(key) ?? (await matchInDeck(catalogue, match, parsed.card))
    matches.set(key, known)
    found.set(parsed, { parsed, ...known })
  }
  return found
}

type Matched = Pick<FoundLine, 'match' | 'card'>

/**
 * Decks are of cards: a token or an art card of a set that the line does not name is not meant by
 * what some card is called.
 */
async function matchInDeck(
  catalogue: Catalogue,
  match: Matcher,
  parsed: ParsedCard,
): Promise<Matched> {
  const first = matchedWith(catalogue, await match(parsed))
  const { name, setCode } = parsed
  if (!first.card?.isToken || !name || !setCode) return first
  if (setOf(catalogue, first.card) === setCode.toLowerCase()) return first
  const byName = matchedWith(catalogue, await match({ name }))
  if (!byName.card || byName.card.isToken) return first
  const notes: Note[] = [...byName.match.notes, { note: 'other_set', raw: setCode }]
  return { ...byName, match: { ...byName.match, notes } }
}

function matchedWith(catalogue: Catalogue, match: Match): Matched {
  return { match, card: cardIn(catalogue, match) }
}

function setOf({ meta, columns }: Catalogue, { printing }: FoundCard): string | undefined {
  return meta.sets[columns.printingSet[printing] ?? 0]?.code
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
