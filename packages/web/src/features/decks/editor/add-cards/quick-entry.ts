import {
  type Card,
  type DeckDetail,
  type DeckFormat,
  type DeckListLine,
  type Finish,
  isPrintedIn,
  type ListedPrinting,
  labelKey,
  limits,
  readDeckList,
  storedFinish,
} from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import type { AddedCopies } from '../../kit/deck-actions.ts'
import { type Question, questionFor } from './question.ts'

/** A line such as “4x lightning bolt (sta) 42 *F* #burn”, as the reader of lists understands it. */
export interface QuickEntry extends Pick<DeckListLine, 'slotType' | 'categories' | 'messages'> {
  /** What it calls the card. */
  name: string
  /** Null when it can’t be so many. */
  copies: number | null
  /** Null where it says nothing of it. */
  finish: Finish | null
  /** The printing that it names; null when it names none, or one that is not found. */
  printing: ListedPrinting | null
}

/** Whether a text is a line of a deck list, not only a name or a query. */
export function isEntry(text: string): boolean {
  return signs.some((sign) => sign.test(text)) || (!query.test(text) && printing.test(text))
}

const signs = [
  /^(?:sb:\s*)?(?:\d{1,4}\s?[x×]|\d{1,3}|[x×]\d{1,3})\s+[^\s\d]/i, // “4x Opt”, “30 Mountain”, “x4 Opt”
  /^sb:\s*\S/i,
  /\S\s+[x×]\d{1,3}$/i, // “Opt x4”
  /\S\s+\*[a-z-]+\*/i, // “Opt *F*”
  /\S\s+#!?\S/, // “Opt #draw”
]
const printing = /\S\s+(?:\(\w{2,6}\)|\[\w{2,6}\])(?:\s+[\w★†-]+)?$/
const query = /(?:^|[\s(-])[a-z]+(?:[:=]|[<>]=?)/i

/** The text without a mark at its end that is still being typed: “sol ring (c2” is “sol ring”. */
export function withoutUnfinished(text: string): string {
  return query.test(text) ? text : text.replace(/\s+(?:[([]\w{0,6}|\*[a-z-]*|#!?)$/i, '')
}

/** Whether a pasted text has several lines with something in them. */
export function isList(text: string): boolean {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length > 1
}

export function entryQuery(text: string, deckFormat: DeckFormat) {
  return queryOptions({
    queryKey: ['deck-lists', 'line', deckFormat, text],
    queryFn: ({ signal }) => readEntry(text, deckFormat, signal),
  })
}

/** Null when no card is named. */
async function readEntry(
  text: string,
  deckFormat: DeckFormat,
  signal: AbortSignal,
): Promise<QuickEntry | null> {
  const file = new Blob([text])
  const { lines } = await call(readDeckList, { input: { deckFormat }, file, signal })
  const line = lines.find(({ parsed }) => parsed !== null)
  return line?.parsed ? entryOf(line, line.parsed) : null
}

function entryOf(line: DeckListLine, parsed: NonNullable<DeckListLine['parsed']>): QuickEntry {
  const { slotType, quantity, categories, state } = line
  const isNamed = parsed.setCode !== null && line.printing !== null && state !== 'fix'
  return {
    name: parsed.name,
    copies: quantity,
    finish: parsed.finish,
    printing: isNamed ? line.printing : null,
    slotType,
    categories,
    // Of a name that is being typed the search says what it finds.
    messages: quantity === null || parsed.setCode !== null ? line.messages : [],
  }
}

/** Searches for the card of an entry, in the printing and finish that it names. */
export function entryQuestion(entry: QuickEntry, terms: string): Question {
  const { printing: named, name, finish } = entry
  if (named) {
    const { cardName, setCode, collectorNumber } = named
    const exact = `!"${cardName.replaceAll('"', '')}" set:${setCode} cn:"${collectorNumber}"`
    return { ...questionFor(exact, terms), canBeName: false }
  }
  const question = questionFor(name.slice(0, limits.queryMax / 2), terms)
  const isPlain = finish === null || finish === 'nonfoil'
  if (isPlain || question.query === '') return question
  return { ...question, query: `${question.query} is:${finish}` }
}

/** How copies of a found card are added for an entry. */
export function addedCopies(
  entry: QuickEntry,
  { card, deck }: { card: Card; deck: Pick<DeckDetail, 'cards'> },
): AddedCopies {
  const finish = entry.finish === null ? null : storedFinish(card.finishes, entry.finish)
  return {
    copies: entry.copies ?? 1,
    finish: finish !== null && isPrintedIn(card.finishes, finish) ? finish : null,
    categories: entry.categories.map((category) => spelledIn(deck, category)),
    isPrinting: entry.printing !== null,
  }
}

/** A category that the deck has already is spelled as there. */
function spelledIn({ cards }: Pick<DeckDetail, 'cards'>, category: string): string {
  const known = cards.flatMap(({ categories }) => categories)
  return known.find((one) => labelKey(one) === labelKey(category)) ?? category
}
