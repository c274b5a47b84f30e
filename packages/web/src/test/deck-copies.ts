import {
  type BuyLine,
  type DeckNeeds,
  type Endpoint,
  getBuyList,
  getDeckNeeds,
  getDeckPlans,
  getPullList,
  getReturnList,
  type InputOf,
  type NeededCard,
  type Offer,
  type OutputOf,
  type PlannedDeck,
  type PrintingSwaps,
  planSwaps,
  prioritizeDeck,
  unknownLook,
} from '@manafolio/contract'
import type { RequestHandler } from 'msw'
import type { Make } from './deck-server.ts'

const pricesAsOf = '2026-08-15'

/** The server's data about the copies of decks, and the requests for it. */
export function freshCopies() {
  return {
    needs: { cards: [], otherDecks: 0, reserves: true, decks: [], pricesAsOf } as DeckNeeds,
    swaps: swapsOf({}),
    plans: { decks: [], isMost: true, pricesAsOf } as OutputOf<typeof getDeckPlans>,
    toBuy: [] as BuyLine[],
    buyListRequests: [] as InputOf<typeof getBuyList>[],
    pullList: { cards: [], decks: [] } as OutputOf<typeof getPullList>,
    returnList: { cards: [], decks: [] } as OutputOf<typeof getReturnList>,
    prioritized: [] as InputOf<typeof prioritizeDeck>[],
  }
}

type State = ReturnType<typeof freshCopies>
type On = <E extends Endpoint>(endpoint: E, make: Make<E>) => RequestHandler

export function copiesHandlers(state: State, on: On) {
  return [
    on(getDeckNeeds, () => state.needs),
    on(planSwaps, () => state.swaps),
    on(getDeckPlans, () => state.plans),
    on(getPullList, () => state.pullList),
    on(getReturnList, () => state.returnList),
    on(prioritizeDeck, (input) => {
      state.prioritized.push(input)
      return undefined
    }),
    on(getBuyList, (input) => {
      state.buyListRequests.push(input)
      return buyListOf(state.toBuy)
    }),
  ]
}

function buyListOf(lines: readonly BuyLine[]): OutputOf<typeof getBuyList> {
  const priced = lines.filter(({ offer }) => offer?.usd)
  const unpriced = lines.filter(({ offer }) => !offer?.usd)
  return {
    lines: [...lines],
    totalUsd: priced.reduce((sum, { offer, quantity }) => sum + (offer?.usd ?? 0) * quantity, 0),
    unpricedCopies: unpriced.reduce((sum, { quantity }) => sum + quantity, 0),
    pricesAsOf,
  }
}

export function offerFor(cardName: string, facts: Partial<Offer> = {}): Offer {
  return {
    ...{ scryfallId: cardName, cardName, setCode: 'clb', setName: 'Baldur’s Gate' },
    ...unknownLook,
    ...{ collectorNumber: '187', finish: 'nonfoil', tcgplayerId: 187, usd: 0.5 },
    ...facts,
  }
}

/** A card of which one copy is needed and none is owned. */
export function neededCard(cardName: string, facts: Partial<NeededCard> = {}): NeededCard {
  return {
    ...{ oracleId: cardName, cardName, scryfallIds: [cardName], isBasicLand: false },
    ...{
      needed: 1,
      owned: 0,
      unownedFinishes: [],
      bound: 0,
      free: 0,
      cheapest: offerFor(cardName),
    },
    ...{ reserved: 0, claims: [], claimCount: 0, claimed: 0, priorityDeckId: null },
    ...facts,
  }
}

export function plannedDeck(name: string, facts: Partial<PlannedDeck> = {}): PlannedDeck {
  return {
    ...{ id: name.toLowerCase(), name, format: 'modern', commanderName: null, cover: null },
    ...{ state: 'built', needed: 60, missing: 0, missingUsd: 0, missingUnpriced: 0 },
    ...{ isAtOnce: false, takenCards: [] },
    ...facts,
  }
}

export function swapsOf(facts: Partial<PrintingSwaps>): PrintingSwaps {
  return {
    ...{ swaps: [], cards: [], commanderId: null, valueBefore: null, valueAfter: null },
    version: 1,
    ...facts,
  }
}
