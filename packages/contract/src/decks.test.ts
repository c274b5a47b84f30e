import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  commanderKinds,
  deckFormats,
  deckUpdate,
  formatFacts,
  mainFormats,
  newDeck,
  removeDeckCard,
  setDeckCard,
  setDeckCards,
} from './index.ts'

/** The messages about an invalid value. */
function sentences(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

const burn = { name: 'Burn', format: 'modern' }
const shock = { scryfallId: 'shock', cardName: 'Shock' }

describe('the formats', () => {
  test('that are offered first are nine, with the sizes of their decks', () => {
    const sizes = mainFormats.map(
      (format) => `${formatFacts[format].name}: ${formatFacts[format].size}`,
    )
    expect(sizes).toEqual([
      'Standard: 60 cards minimum',
      'Pioneer: 60 cards minimum',
      'Modern: 60 cards minimum',
      'Legacy: 60 cards minimum',
      'Vintage: 60 cards minimum',
      'Commander (EDH): Exactly 100 cards',
      'Brawl: Exactly 60 cards',
      'Pauper: 60 cards minimum',
      'Oathbreaker: Exactly 60 cards',
    ])
    expect(deckFormats.slice(0, 9)).toEqual(mainFormats)
  })

  test('below them are offered by name', () => {
    const names = deckFormats.slice(9).map((format) => formatFacts[format].name)
    expect(names).toEqual([
      'Alchemy',
      'Brawl (100 cards)',
      'Duel Commander',
      'Explorer',
      'Gladiator',
      'Historic',
      'Old School',
      'Pauper Commander',
      'Penny Dreadful',
      'PreDH',
      'Premodern',
      'Timeless',
    ])
  })

  test('with a commander describe it, the others have none', () => {
    const led = deckFormats.filter((format) => formatFacts[format].commanders !== null)
    expect(led).toEqual([
      ...['commander', 'brawl', 'oathbreaker'],
      ...['historicbrawl', 'duel', 'paupercommander', 'predh'],
    ])
    const withCommander = deckFormats.filter((format) => commanderKinds[format] !== undefined)
    expect(withCommander).toEqual(led)
  })

  test('are named by their key in card data, except both Brawls', () => {
    const others = deckFormats.filter((format) => formatFacts[format].legality !== format)
    expect(others).toEqual(['brawl', 'historicbrawl'])
    expect(formatFacts.brawl.legality).toBe('standardbrawl')
    expect(formatFacts.historicbrawl.legality).toBe('brawl')
  })

  test('have the same size in text and in numbers', () => {
    for (const format of deckFormats) {
      const { size, cards, isExact } = formatFacts[format]
      expect(size).toBe(isExact ? `Exactly ${cards} cards` : `${cards} cards minimum`)
    }
  })
})

describe('a deck', () => {
  test('needs a name and a format, and reports both at once', () => {
    expect(sentences(newDeck, {})).toEqual(['Deck name is required', 'Format is required'])
    expect(newDeck.parse({ name: ' Burn ', format: 'COMMANDER (EDH)' })).toEqual({
      name: 'Burn',
      format: 'commander',
    })
  })

  test('is only changed in the given fields, which may be none', () => {
    expect(deckUpdate.parse({})).toEqual({})
    expect(deckUpdate.parse({ description: null, version: 3 })).toEqual({
      description: null,
      version: 3,
    })
    expect(sentences(deckUpdate, { ...burn, version: 0 })).toEqual([
      'A version is a whole number from 1',
    ])
  })

  test('has a name in one line and a description in several', () => {
    const text = 'one\ntwo'
    expect(sentences(newDeck, { ...burn, description: text })).toEqual([])
    expect(sentences(newDeck, { ...burn, name: text })).toEqual([
      'A deck name can not have control characters',
    ])
  })
})

describe('a card of a deck', () => {
  test('is one copy in the main deck by default', () => {
    const usual = { ...shock, quantity: 1, slotType: 'main' }
    expect(setDeckCard.input.parse(shock)).toEqual(usual)
    expect(setDeckCards.input.parse({ cards: [shock] })).toEqual({ cards: [usual] })
    expect(removeDeckCard.input.parse({})).toEqual({ slotType: 'main' })
  })

  test.each([
    [0, []],
    [99, []],
    [100, ['Maximum 99 copies of a card allowed']],
    [-1, ['Quantity must be a whole number from 0 to 99']],
  ])('can be there %i times, or not: %j', (quantity, said) => {
    expect(sentences(setDeckCard.input, { ...shock, quantity })).toEqual(said)
  })

  test('is removed by the values of an address, where numbers are text', () => {
    const { input } = removeDeckCard
    expect(input.parse({ slotType: 'side', version: '12' })).toEqual({
      slotType: 'side',
      version: 12,
    })
    expect(sentences(input, { version: '' })).toEqual(['A version is a whole number from 1'])
  })
})
