import {
  countsInDeck,
  type Deck,
  type DeckCard,
  type DeckNeeds,
  type NeededCard,
} from '@manafolio/contract'
import { type Catalogue, rowText } from '@manafolio/search'
import { offerOf } from '../../cards/offers.ts'
import type { CollectionCache } from '../../collection/collection-cache.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { listDeckCards } from '../card-store.ts'
import { basicLandsIn, type CardKey, cardKeyOf } from './card-key.ts'
import { commanderBeside, type Demand, demandOf } from './demand.ts'
import type { ListDemands } from './demand-cache.ts'
import { cheapestOf } from './offers.ts'
import { type CountOwned, ownedIn } from './owned-cards.ts'

/** Caches of users' cards. */
export interface Caches {
  collections: CollectionCache
  listDemands: ListDemands
}

export type Needs = Pick<Deps, 'db' | 'catalogue'> & Caches

/**
 * The cards of a deck in the order in which it lists them, its commander first if it is beside
 * them.
 */
export async function getDeckNeeds(
  needs: Needs,
  userId: string,
  deckId: string,
): Promise<DeckNeeds> {
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  const deck = asking.find((one) => one.deck.id === deckId.toLowerCase())?.deck
  if (!deck) throw new AppError('deck_not_found')
  const others = asking.filter((one) => one.deck !== deck)
  const cards = (await listDeckCards(needs.db, userId, deck.id)).filter(countsInDeck)
  const ownedOf = ownedIn(await needs.collections.of(userId), catalogue)
  const demand = demandOf(catalogue, deck, cards)
  const bound = await boundBy(
    others.map((other) => other.demand),
    demand,
  )
  const needed: NeededCard[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const [key, named] of printingsByCard(catalogue, deck, cards)) {
    needed.push(neededCard(catalogue, { ...named, key, demand, ownedOf, bound }))
    await yieldToEventLoop()
  }
  return {
    cards: needed,
    otherDecks: others.length,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** What other decks ask for of the cards of this one. */
async function boundBy(others: readonly Demand[], demand: Demand): Promise<Demand> {
  const yieldToEventLoop = eventLoopYielder()
  const bound = new Map<CardKey, number>()
  for (const other of others) {
    for (const key of demand.keys()) {
      const copies = other.get(key)
      if (copies !== undefined) bound.set(key, (bound.get(key) ?? 0) + copies)
    }
    await yieldToEventLoop()
  }
  return bound
}

/** What the deck says of a card. */
interface NamedPrintings {
  cardName: string
  scryfallIds: string[]
}

function printingsByCard(
  catalogue: Catalogue,
  deck: Deck,
  cards: readonly DeckCard[],
): Map<CardKey, NamedPrintings> {
  const beside = commanderBeside(catalogue, deck, cards)
  const leader = { scryfallId: beside ?? '', cardName: deck.commanderName ?? beside ?? '' }
  const named = new Map<CardKey, NamedPrintings>()
  for (const { scryfallId, cardName } of beside === null ? cards : [leader, ...cards]) {
    const key = cardKeyOf(catalogue, scryfallId)
    const before = named.get(key)?.scryfallIds ?? []
    named.set(key, { cardName, scryfallIds: [...new Set([...before, scryfallId])] })
  }
  return named
}

interface Requested extends NamedPrintings {
  key: CardKey
  demand: Demand
  ownedOf: CountOwned
  bound: Demand
}

function neededCard(catalogue: Catalogue, requested: Requested): NeededCard {
  const { key, scryfallIds } = requested
  const owned = requested.ownedOf(key)
  const bound = Math.min(owned, requested.bound.get(key) ?? 0)
  const cheapest = cheapestOf(catalogue, key)
  const { texts } = catalogue
  return {
    oracleId: typeof key === 'number' ? rowText(texts.cardOracleId, key) : key,
    cardName: typeof key === 'number' ? rowText(texts.cardTitle, key) : requested.cardName,
    scryfallIds,
    isBasicLand: basicLandsIn(catalogue).has(key),
    needed: requested.demand.get(key) ?? 0,
    owned,
    bound,
    free: owned - bound,
    cheapest: cheapest ? offerOf(catalogue, cheapest) : null,
  }
}
