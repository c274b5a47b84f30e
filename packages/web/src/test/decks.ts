import {
  type Card,
  type CardFacts,
  type DeckCardInDetail,
  type DeckDetail,
  type DeckSummary,
  deckFormats,
  plainRow,
  type SlotType,
  unorganized,
} from '@manafolio/contract'

/** A card of the API: “Goblin Guide” has the id goblin-guide. */
export function cardNamed(name: string, facts: Partial<Card> = {}): Card {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    ...{
      id,
      oracleId: `oracle-${id}`,
      name,
      manaCost: '{R}',
      typeLine: 'Creature — Goblin',
      oracleText: 'Haste',
    },
    ...{ power: '2', toughness: '2', loyalty: null, defense: null, imageUris: null },
    ...{ rarity: 'rare', setName: 'Zendikar', setCode: 'zen', collectorNumber: '1' },
    ...{ releasedAt: '2009-10-02', artist: 'Mark Zug', colorIdentity: ['R'], faces: [] },
    ...{ treatments: [], language: 'en', finishes: ['nonfoil', 'foil'], isDigital: false },
    ...{ prices: { usd: '1.50', usdFoil: '9.00', usdEtched: null, eur: null, eurFoil: null } },
    ...{ scryfallUri: `https://scryfall.com/card/${id}`, tcgplayerId: 7 },
    ...facts,
  }
}

export function deckOf(facts: Partial<DeckDetail> = {}): DeckDetail {
  const at = '2026-08-15T12:00:00.000Z'
  const cards = facts.cards ?? []
  return {
    ...{ id: 'deck-1', userId: 'karn', name: 'Burn', format: 'modern', description: null },
    ...{ commanderId: null, commanderName: null, commanderColor: null, shareId: null },
    ...{ state: 'built', builtSince: at, createdAt: at, updatedAt: at, version: 1 },
    ...{ coverId: null, categories: [], ...unorganized },
    ...{ colorIdentity: ['R'], cover: null, commander: null, ...numbersOf(cards) },
    ...facts,
    cards,
  }
}

export function numbersOf(cards: readonly DeckCardInDetail[]) {
  const copies = (some: readonly DeckCardInDetail[]) =>
    some.reduce((sum, { quantity }) => sum + quantity, 0)
  const priced = cards.filter(({ card }) => Number(card?.prices.usd) > 0)
  const value = priced.reduce((sum, row) => sum + row.quantity * Number(row.card?.prices.usd), 0)
  return {
    cardCount: copies(cards),
    sideCount: copies(cards.filter(({ slotType }) => slotType === 'side')),
    pricedCards: copies(priced),
    totalValue: priced.length > 0 ? value : null,
  }
}

export function rowOf(card: Card, quantity = 1, slotType: SlotType = 'main'): DeckCardInDetail {
  return {
    ...{ deckId: 'deck-1', scryfallId: card.id, cardName: card.name, quantity, slotType },
    ...{ tcgplayerId: card.tcgplayerId, card },
    ...plainRow,
  }
}

/** The facts of a card that is legal everywhere and produces no mana. */
export function factsOf(card: Card, facts: Partial<CardFacts> = {}): CardFacts {
  const legal = deckFormats.map((format) => [format, 'legal'])
  return {
    ...{ oracleId: card.oracleId, layout: 'normal', manaValue: 1, colors: ['R'] },
    ...{ producedMana: [], keywords: [], isGameChanger: false, edhrecRank: null },
    legalities: Object.fromEntries(legal),
    ...facts,
  }
}

export function summaryOf({ cards: _, commander: __, ...summary }: DeckDetail): DeckSummary {
  return summary
}
