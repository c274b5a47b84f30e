import {
  countsInDeck,
  type Deck,
  type DeckCard,
  type DeckCardChange,
  type DeckSlot,
  type Finish,
  type PrintingSwap,
  type PrintingSwaps,
  productIdOf,
  type SwapGoal,
} from '@manafolio/contract'
import { type Catalogue, noPrice, type PrintingRecord, readRecord } from '@manafolio/search'
import { namedPrinting } from '../../cards/named-printing.ts'
import { pricedFinish } from '../../cards/printing-data.ts'
import { holdingsIn } from '../../collection/held.ts'
import { AppError } from '../../errors.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { listDeckCards } from '../card-store.ts'
import { findDeck } from '../deck-store.ts'
import { copyCents } from '../finishes.ts'
import { differences, type Rows, rowsOf } from '../rows.ts'
import { valuationOf } from '../valuation.ts'
import { commanderBeside } from './demand.ts'
import { type RowMove, withMoves } from './moved-rows.ts'
import { type Move, movesTo, type Place, type Standing } from './moves.ts'
import type { Needs } from './rules.ts'

interface Requested {
  userId: string
  deckId: string
  to: SwapGoal
}

/**
 * What makes the printings of a deck the cheapest ones, or ones that are owned as far as their
 * copies reach. Printings that the catalogue does not know stay; so does one without a price where
 * the cheapest are requested. Copies that other decks need count as owned here too.
 */
export async function planSwaps(needs: Needs, requested: Requested): Promise<PrintingSwaps> {
  const { userId, deckId, to } = requested
  const catalogue = needs.catalogue.current()
  // The cards are read after it: after a concurrent change this version is outdated.
  const deck = await findDeck(needs.db, userId, deckId)
  if (!deck) throw new AppError('deck_not_found')
  const cards = await listDeckCards(needs.db, userId, deck.id)
  const holdings = holdingsIn(await needs.collections.of(userId), catalogue)
  const standing = standingIn(catalogue, deck, cards)
  return answerOf(catalogue, { deck, cards, moves: movesTo[to]({ catalogue, holdings }, standing) })
}

function standingIn(catalogue: Catalogue, deck: Deck, cards: readonly DeckCard[]): Standing[] {
  const beside = commanderBeside(catalogue, deck, cards)
  const leader = {
    scryfallId: beside ?? '',
    quantity: 1,
    finish: 'nonfoil' as Finish,
    place: 'beside' as Place,
  }
  const rows = cards.filter(countsInDeck).map((card) => ({ ...card, place: card.slotType }))
  const all = beside === null ? rows : [leader, ...rows]
  return all.flatMap(({ scryfallId, quantity, finish, place }) => {
    const printing = catalogue.printingById.get(scryfallId)
    return printing === undefined ? [] : [{ place, printing, finish, quantity }]
  })
}

interface Found {
  deck: Deck
  cards: readonly DeckCard[]
  moves: readonly Move[]
}

async function answerOf(
  catalogue: Catalogue,
  { deck, cards, moves }: Found,
): Promise<PrintingSwaps> {
  const named: NamedMove[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const move of moves) {
    named.push(namedMove(catalogue, move))
    await yieldToEventLoop()
  }
  const before = rowsOf(cards)
  const ofRows = named.filter(({ place }) => place !== 'beside')
  const after = withMoves(before, ofRows)
  const beside = named.filter(({ place }) => place === 'beside')
  const commanderId = beside[0]?.to.scryfallId ?? followed(deck, before, after)
  const led = { ...deck, commanderId: commanderId ?? deck.commanderId }
  return {
    swaps: [...beside, ...after.moves].map(({ swap }) => swap),
    cards: changesBetween(before, after.rows),
    commanderId,
    valueBefore: valuationOf(catalogue, deck, cards).totalValue,
    valueAfter: valuationOf(catalogue, led, [...after.rows.values()]).totalValue,
    version: deck.version,
  }
}

/** A move with the descriptions of its printings. */
interface NamedMove extends RowMove {
  place: Place
  swap: PrintingSwap
}

function namedMove(
  catalogue: Catalogue,
  { place, printing, finish, to, toFinish, quantity }: Move,
): NamedMove {
  const from = printingInSwap(catalogue, printing, finish)
  const next = printingInSwap(catalogue, to, toFinish)
  const slotType = place === 'beside' ? 'main' : place
  const { cardName, tcgplayerId } = next
  const swap = { cardName, slotType, quantity, from: from.shown, to: next.shown } as const
  const { scryfallId } = next.shown
  return {
    place,
    quantity,
    swap,
    from: { scryfallId: from.shown.scryfallId, slotType, finish },
    to: { scryfallId, finish: toFinish, cardName, tcgplayerId },
  }
}

function printingInSwap(catalogue: Catalogue, printing: number, finish: Finish) {
  const record = readRecord<PrintingRecord>(catalogue.pools.printings, printing)
  const { cardName, ...named } = namedPrinting(catalogue, printing, record)
  const cents = copyCents(catalogue, printing, finish)
  const usd = cents === noPrice ? null : cents / 100
  const usdFinish = pricedFinish(catalogue, printing, finish)
  return { cardName, tcgplayerId: productIdOf(record), shown: { ...named, usd, usdFinish } }
}

/** The commander's next printing, when that of its row among the main cards became another. */
function followed(
  { commanderId }: Deck,
  before: Rows,
  after: { rows: Rows; moves: readonly NamedMove[] },
): string | null {
  const isItsRow = ({ slotType, scryfallId }: DeckSlot) =>
    slotType === 'main' && scryfallId === commanderId
  if (![...before.values()].some(isItsRow) || [...after.rows.values()].some(isItsRow)) return null
  const isItsMove = ({ from }: NamedMove) => isItsRow(from)
  return after.moves.findLast(isItsMove)?.to.scryfallId ?? null
}

function changesBetween(before: Rows, after: Rows): DeckCardChange[] {
  const { gone, changed } = differences(before, after)
  const taken = gone.map(({ scryfallId, cardName, tcgplayerId, slotType, finish }) => ({
    scryfallId,
    cardName,
    tcgplayerId,
    slotType,
    finish,
    quantity: 0,
  }))
  const set = changed.map(({ deckId: _, withdrawnAt: __, addedAt: ___, ...card }) => card)
  return [...taken, ...set]
}
