import type {
  DeckDetail,
  DeckFormat,
  DeckListFormat,
  DeckListLine,
  DeckListReport,
  DeckRole,
  Finish,
  SlotType,
} from '@manafolio/contract'
import { plainRow, unorganized } from '@manafolio/contract'
import { presentCards } from '../cards/present.ts'
import { openSample } from '../cards/sample.ts'
import { deckFile, readDeckList } from '../decks/lists/rules.ts'
import { type LiveCatalogue, liveCatalogue } from '../lib/live-catalogue.ts'
import { sampleFile } from './test-app.ts'
import { testClock } from './test-clock.ts'

const catalogue: LiveCatalogue = liveCatalogue(await openSample(sampleFile))

/** The report of a list on the sample catalogue. */
export function reportOf(
  list: string | Uint8Array,
  deckFormat?: DeckFormat,
): Promise<DeckListReport> {
  return readDeckList({ catalogue, clock: testClock() }, Buffer.from(list), deckFormat)
}

/** The lines of its report in words. */
export async function linesOf(list: string, deckFormat?: DeckFormat): Promise<string[]> {
  return (await reportOf(list, deckFormat)).lines.map(inWords)
}

/** A line in words: `3 ready: 4 Goblin Guide (zen) 126, foil, side`, `1 words`. */
export function inWords(line: DeckListLine): string {
  const { state, quantity, printing, slotType, finish, role, isCommander } = line
  if (state === 'words') return `${line.line} words`
  const card = printing
    ? `${printing.cardName} (${printing.setCode}) ${printing.collectorNumber}`
    : '?'
  const place = isCommander ? 'leads' : (role ?? slotType ?? 'nowhere')
  const marks = [finish === 'nonfoil' ? '' : finish, place === 'main' ? '' : place].filter(Boolean)
  return [`${line.line} ${state}: ${quantity ?? '?'} ${card}`, ...marks].join(', ')
}

interface Row {
  scryfallId: string
  quantity?: number
  slotType?: SlotType
  finish?: Finish
  role?: DeckRole | null
  categories?: string[]
  note?: string | null
}

/** A deck with these rows, as the server returns it. */
export function deckWith(rows: readonly Row[], facts: Partial<DeckDetail> = {}): DeckDetail {
  const all = catalogue.current()
  const printings = rows.flatMap(({ scryfallId }) => all.printingById.get(scryfallId) ?? [])
  const known = new Map(presentCards(all, printings).map((card) => [card.id, card]))
  const at = '2026-08-01T00:00:00.000Z'
  const deckId = '11111111-1111-4111-8111-111111111111'
  return {
    id: deckId,
    userId: deckId,
    name: 'Burn',
    format: 'modern',
    description: null,
    categories: [],
    commanderId: null,
    commanderName: null,
    commanderColor: null,
    coverId: null,
    ...unorganized,
    commander: null,
    state: 'built',
    builtSince: at,
    createdAt: at,
    updatedAt: at,
    version: 1,
    shareId: null,
    totalValue: null,
    pricedCards: 0,
    cardCount: 0,
    sideCount: 0,
    colorIdentity: [],
    cover: null,
    cards: rows.map(({ scryfallId, quantity = 1, slotType = 'main', ...marks }) => {
      const card = known.get(scryfallId) ?? null
      return {
        deckId,
        scryfallId,
        cardName: card?.name ?? scryfallId,
        tcgplayerId: null,
        quantity,
        slotType,
        ...plainRow,
        ...marks,
        card,
      }
    }),
    ...facts,
  }
}

/** It as a list of a tool. */
export function written(deck: DeckDetail, format: DeckListFormat): string {
  return deckFile(catalogue.current(), deck, format).text
}
