import {
  type Card,
  type CardFacts,
  type DeckFit,
  type DeckFormat,
  type DeckTheme,
  deckFormats,
  type LegalityWord,
  plainRow,
} from '@manafolio/contract'
import type { DeckEntry, DeckSheet, Place } from '../../deck-sheet.ts'

/** The fields of a card that matter for cuts; the others have defaults. */
interface Sketch {
  type?: string
  text?: string
  manaValue?: number
  rank?: number | null
  usd?: string | null
  identity?: string
  quantity?: number
  place?: Place
  isLocked?: boolean
  legality?: LegalityWord
  keywords?: string[]
  releasedAt?: string
  isKnown?: boolean
}

export function entry(cardName: string, sketch: Sketch = {}): DeckEntry {
  const { quantity = 1, place = 'main', isLocked = false, isKnown = true } = sketch
  const scryfallId = cardName.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const slotType = place === 'side' || place === 'companion' ? 'side' : 'main'
  const card = isKnown ? cardOf(scryfallId, cardName, sketch) : null
  const role = place === 'side' || place === 'main' ? null : place
  const what = { scryfallId, cardName, quantity, slotType, isLocked, card } as const
  return {
    ...what,
    place,
    row: { ...plainRow, ...what, deckId: 'deck', tcgplayerId: null, role },
    facts: isKnown ? factsOf(scryfallId, sketch) : null,
  }
}

/** Different cards of a kind: “Draw 1”, “Draw 2” and so on. */
export function entries(count: number, name: string, sketch: Sketch = {}): DeckEntry[] {
  return Array.from({ length: count }, (_, i) => entry(`${name} ${i + 1}`, sketch))
}

export const draws = { type: 'Sorcery', text: 'Draw two cards.', manaValue: 3 }
export const ramps = { type: 'Artifact', text: '{T}: Add {C}.', manaValue: 2 }
export const bear = { type: 'Creature — Bear', manaValue: 2 }
export const forests = (quantity: number) =>
  entry('Forest', { type: 'Basic Land — Forest', quantity, manaValue: 0 })

export function sheet(format: DeckFormat, ...all: (DeckEntry | DeckEntry[])[]): DeckSheet {
  const unled = { commanderId: null, commanderName: null, commanderColor: null }
  return { format, ...unled, entries: all.flat() }
}

function cardOf(id: string, name: string, sketch: Sketch): Card {
  const {
    type = 'Creature',
    text = '',
    usd = null,
    identity = '',
    releasedAt = '2020-01-01',
  } = sketch
  const nothing = { power: null, toughness: null, loyalty: null, defense: null, imageUris: null }
  return {
    ...nothing,
    id,
    name,
    manaCost: '',
    typeLine: type,
    oracleText: text,
    faces: [],
    oracleId: name,
    rarity: 'rare',
    setName: 'Test',
    setCode: 'tst',
    collectorNumber: '1',
    releasedAt,
    artist: null,
    colorIdentity: [...identity],
    ...{ treatments: [], language: 'en', finishes: ['nonfoil'], isDigital: false },
    prices: { usd, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
    scryfallUri: '',
    tcgplayerId: null,
  }
}

function factsOf(oracleId: string, sketch: Sketch): CardFacts {
  const { manaValue = 2, rank = 500, legality = 'legal', keywords = [] } = sketch
  const words = deckFormats.map((format) => [format, legality] as const)
  return {
    oracleId,
    layout: 'normal',
    manaValue,
    colors: [],
    producedMana: [],
    keywords,
    legalities: Object.fromEntries(words) as CardFacts['legalities'], // each format is among them
    isGameChanger: false,
    edhrecRank: rank,
  }
}

/**
 * Fits of the nonland cards of a deck: unless others are given, those further down score higher, and half of
 * the cards that it could have instead are better than each.
 */
export function fitsOf(
  deck: DeckSheet,
  sketches: Record<string, Partial<DeckFit>> = {},
): DeckFit[] {
  const spells = deck.entries.filter(
    ({ card, place }) => place === 'main' && !card?.typeLine.includes('Land'),
  )
  return spells.map(({ scryfallId, cardName }, score) => ({
    scryfallId,
    score,
    betterShare: 0.5,
    themes: [theme('Squirrels', 14)],
    ...sketches[cardName],
  }))
}

/** A theme with the copies of the deck that have it. */
export function theme(name: string, cards: number): DeckTheme {
  return { theme: `sub:${name.toLowerCase()}`, name, cards }
}
