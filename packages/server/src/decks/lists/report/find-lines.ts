import { type CardRecord, type Catalogue, readRecord, rowText } from '@manafolio/search'
import type { Match, SaidCard } from '../../../card-lists/listed.ts'
import { matcherOf } from '../../../card-lists/match/matcher.ts'
import { turns } from '../../../lib/turns.ts'
import { isCopies, type SaidLine } from '../read/said-list.ts'
import type { FoundCard, FoundLine } from './found-line.ts'

/** Looks up the cards of a list; what it says in the same words is looked up once. */
export async function findLines(
  catalogue: Catalogue,
  lines: readonly SaidLine[],
): Promise<Map<SaidLine, FoundLine>> {
  const match = matcherOf(catalogue)
  const matches = new Map<string, Match>()
  const found = new Map<SaidLine, FoundLine>()
  const letOthers = turns()
  for (const said of lines.filter(isCopies)) {
    await letOthers()
    const key = keyOf(said.card)
    const known = matches.get(key) ?? (await match(said.card))
    matches.set(key, known)
    found.set(said, { said, match: known, card: cardIn(catalogue, known) })
  }
  return found
}

/** The same for all that says the same. */
export function keyOf(card: SaidCard): string {
  const { name, setCode, setName, collectorNumber, scryfallId, ...ids } = card
  return JSON.stringify([name, setCode, setName, collectorNumber, scryfallId, ids])
}

function cardIn(catalogue: Catalogue, { printing, trouble }: Match): FoundCard | undefined {
  if (printing === undefined || trouble) return undefined
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
