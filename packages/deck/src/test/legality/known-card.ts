import type { Card, CardFace, CardFacts } from '@manafolio/contract'

/** The fields of a card in tests; the faces come from the parts between “ // ”. */
export interface TestCard {
  name: string
  manaCost: string
  manaValue: number
  typeLine: string
  oracleText: string
  toughness: string | null
  colorIdentity: string[]
  legalities: CardFacts['legalities']
  layout: string
  keywords: string[]
  releasedAt: string
}

type KnownFacts = Pick<
  TestCard,
  'name' | 'manaCost' | 'manaValue' | 'typeLine' | 'oracleText' | 'colorIdentity' | 'legalities'
>

export function knownCard(card: KnownFacts & Partial<TestCard>): TestCard {
  return { toughness: null, layout: 'normal', keywords: [], releasedAt: '2020-01-01', ...card }
}

export function catalogueCard(card: TestCard, id: string): Card {
  const names = card.name.split(' // ')
  const { colorIdentity, releasedAt } = card
  const faces = names.length > 1 ? names.map((_, side) => faceOf(card, side)) : []
  return { ...printed, ...ruled(card), id, colorIdentity, releasedAt, faces }
}

export function factsOf({ name, layout, manaValue, keywords, legalities }: TestCard): CardFacts {
  const uncounted = { colors: [], producedMana: [], isGameChanger: false, edhrecRank: null }
  return { ...uncounted, oracleId: `oracle of ${name}`, layout, manaValue, keywords, legalities }
}

function faceOf(card: TestCard, side: number): CardFace {
  const part = (text: string, by: string) => text.split(by)[side]?.trim() ?? ''
  const [name, manaCost] = [part(card.name, ' // '), part(card.manaCost, ' // ')]
  const [typeLine, oracleText] = [part(card.typeLine, ' // '), part(card.oracleText, '//')]
  return { ...ruled(card), name, manaCost, typeLine, oracleText }
}

function ruled({ name, manaCost, typeLine, oracleText, toughness }: TestCard): CardFace {
  const box = { power: toughness, toughness, loyalty: null, defense: null, imageUris: null }
  return { name, manaCost, typeLine, oracleText, ...box }
}

const printed = {
  rarity: 'rare',
  setName: 'A Set',
  setCode: 'set',
  collectorNumber: '1',
  artist: null,
  prices: { usd: null, usdFoil: null, eur: null, eurFoil: null },
  scryfallUri: '',
  tcgplayerId: null,
}
