import { type BuyLine, type Deck, type PrintingToBuy, unknownLook } from '@manafolio/contract'
import { type Catalogue, finishCents, noPrice } from '@manafolio/search'
import { offerOf } from '../../cards/offers.ts'
import { listCopies } from '../card-store.ts'
import { basicLandsIn, cardKeyOf } from '../needs/card-key.ts'
import { type Demand, mostOf, sumOf } from '../needs/demand.ts'
import { type CopyKey, copyKeyOf, type NamedPrinting, namedCopies } from '../needs/named-copies.ts'
import type { Buying } from './buying.ts'
import { namerFor } from './card-names.ts'
import { freeCopiesFor } from './free-copies.ts'

/** What is missing of printings in finishes, as the decks name them, each with its own price. */
export async function exactLines(buying: Buying): Promise<BuyLine[]> {
  const { needs, catalogue, requested, yieldToEventLoop } = buying
  const { decks, printings } = await namedInDecks(buying)
  const join = requested.isAtOnce ? sumOf : mostOf
  const wanted = await join<CopyKey>(
    decks.map(({ demand }) => demand),
    yieldToEventLoop,
  )
  const cardOf = ({ scryfallId }: NamedPrinting) => cardKeyOf(catalogue, scryfallId)
  const cards = new Set(Array.from(printings.values(), cardOf))
  const freeOf = await freeCopiesFor(buying, cards)
  const nameOf = await namerFor({ db: needs.db, catalogue }, buying.asking, cards)
  const lines: BuyLine[] = []
  for (const [key, printing] of printings) {
    const quantity = (wanted.get(key) ?? 0) - freeOf(printing)
    await yieldToEventLoop()
    if (quantity <= 0) continue
    const cardName = nameOf(cardOf(printing))
    const offer = { ...printingToBuy(catalogue, printing), cardName }
    const ofDecks = decks.filter(({ demand }) => demand.has(key))
    lines.push({ cardName, quantity, offer, deckIds: ofDecks.map(({ deck }) => deck.id) })
  }
  return lines
}

interface NamedInDecks {
  decks: { deck: Deck; demand: Demand<CopyKey> }[]
  printings: ReadonlyMap<CopyKey, NamedPrinting>
}

/** The copies that the chosen decks name, without what is taken as there. */
async function namedInDecks(buying: Buying): Promise<NamedInDecks> {
  const { needs, userId, catalogue, requested, chosen, yieldToEventLoop } = buying
  const ids = chosen.map(({ deck }) => deck.id)
  const copies = await listCopies(needs.db, userId, ids)
  const plenty = requested.basicLands === 'plenty' ? basicLandsIn(catalogue) : new Set()
  const decks: NamedInDecks['decks'] = []
  const printings = new Map<CopyKey, NamedPrinting>()
  for (const { deck } of chosen) {
    const demand = new Map<CopyKey, number>()
    const named = namedCopies(catalogue, deck, copies.get(deck.id) ?? [])
    for (const { quantity, ...printing } of named) {
      if (plenty.has(cardKeyOf(catalogue, printing.scryfallId))) continue
      const key = copyKeyOf(printing)
      demand.set(key, (demand.get(key) ?? 0) + quantity)
      printings.set(key, printing)
    }
    decks.push({ deck, demand })
    await yieldToEventLoop()
  }
  return { decks, printings }
}

/** No price of another finish stands in for its own. */
function printingToBuy(
  catalogue: Catalogue,
  { scryfallId, finish }: NamedPrinting,
): Omit<PrintingToBuy, 'cardName'> {
  const printing = catalogue.printingById.get(scryfallId)
  if (printing === undefined) return { ...unknownPrinting, scryfallId, finish }
  const cents = finishCents(catalogue, printing, finish)
  const { usd, ...offer } = offerOf(catalogue, { printing, finish, cents })
  return { ...offer, usd: cents === noPrice ? null : usd }
}

const unknownPrinting = {
  ...{ setCode: '', setName: '', collectorNumber: '', tcgplayerId: null, usd: null },
  ...unknownLook,
} as const
