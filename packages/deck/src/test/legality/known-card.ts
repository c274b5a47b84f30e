import type { Card, CardFace, CardFacts } from '@manafolio/contract'
import { uncommons } from './more-legalities.ts'

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
  const oracleId = oracleIdOf(card)
  return { ...printed, ...ruled(card), id, oracleId, colorIdentity, releasedAt, faces }
}

export function factsOf(card: TestCard): CardFacts {
  const { layout, manaValue, keywords, legalities } = card
  const uncounted = { colors: [], producedMana: [], isGameChanger: false, edhrecRank: null }
  const wasUncommon = uncommons.includes(card.name)
  return {
    ...uncounted,
    wasUncommon,
    oracleId: oracleIdOf(card),
    layout,
    manaValue,
    keywords,
    legalities,
  }
}

function oracleIdOf({ name }: TestCard): string {
  return `oracle of ${name}`
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
  ...{ treatments: [], language: 'en', finishes: [], isDigital: false },
  prices: { usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
  scryfallUri: '',
  tcgplayerId: null,
}
