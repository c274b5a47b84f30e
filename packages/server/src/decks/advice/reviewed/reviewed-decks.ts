import { readFile } from 'node:fs/promises'
import { createDeck, type DeckDetail, deckFormat, getDeck } from '@manafolio/contract'
import { type Catalogue, foldName, rowText } from '@manafolio/search'
import * as z from 'zod/mini'
import type { Client } from '../../../test/client.ts'
import { card } from '../../../test/decks.ts'

const reviewedDeck = z.object({
  name: z.string(),
  format: deckFormat,
  commander: z.nullable(z.string()),
  /** How many copies of each card, by its name. Commander decks are in the making: of 50 cards and more. */
  cards: z.record(z.string(), z.number()),
})
export type ReviewedDeck = z.infer<typeof reviewedDeck>

/** A deck a line, so that a change of one is a change of one line. */
export async function readReviewedDecks(): Promise<ReviewedDeck[]> {
  const lines = await readFile(new URL('decks.jsonl', import.meta.url), 'utf8')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => reviewedDeck.parse(JSON.parse(line)))
}

/** Creates a deck as the pages do. */
export async function createReviewedDeck(
  member: Client,
  catalogue: Catalogue,
  { name, format, commander, cards }: ReviewedDeck,
): Promise<DeckDetail> {
  const input = {
    ...{ name, format },
    ...(commander !== null && { commanderId: printingOf(catalogue, commander) }),
    cards: Object.entries(cards).map(([cardName, quantity]) =>
      card(printingOf(catalogue, cardName), { cardName, quantity }),
    ),
  }
  const { id } = await member.call(createDeck, { input })
  return member.call(getDeck, { params: { id } })
}

/** The id of the first printing of a card. */
function printingOf(catalogue: Catalogue, name: string): string {
  const { cardsByName, texts, columns } = catalogue
  const cards = cardsByName.get(foldName(name)) ?? []
  const number = cards.find((one) => rowText(texts.cardTitle, one) === name)
  if (number === undefined) throw new Error(`the card file has no ${name}`)
  return rowText(texts.printingId, columns.cardPrintings[number] ?? 0)
}
