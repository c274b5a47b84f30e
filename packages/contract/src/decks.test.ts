import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  deckFormats,
  deckUpdate,
  formatFacts,
  newDeck,
  removeDeckCard,
  setDeckCard,
  setDeckCards,
} from './index.ts'

/** The sentences about a value that is not valid. */
function sentences(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

const burn = { name: 'Burn', format: 'modern' }
const shock = { scryfallId: 'shock', cardName: 'Shock' }

describe('the formats', () => {
  test('are nine, with the sizes that decks of them have', () => {
    const sizes = deckFormats.map(
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
  })

  test('with a commander say what it can be, the others have none', () => {
    const led = deckFormats.filter((format) => formatFacts[format].commanders !== null)
    expect(led).toEqual(['commander', 'brawl', 'oathbreaker'])
    const told = deckFormats.filter((format) => formatFacts[format].commanderKinds !== null)
    expect(told).toEqual(led)
  })

  test('are called by their key in card data, but for Brawl with its Standard sets', () => {
    const others = deckFormats.filter((format) => formatFacts[format].legality !== format)
    expect(others).toEqual(['brawl'])
    expect(formatFacts.brawl.legality).toBe('standardbrawl')
  })

  test('say their size in words and in numbers alike', () => {
    for (const format of deckFormats) {
      const { size, cards, isExact } = formatFacts[format]
      expect(size).toBe(isExact ? `Exactly ${cards} cards` : `${cards} cards minimum`)
    }
  })
})

describe('a deck', () => {
  test('needs a name and a format, and says both at once', () => {
    expect(sentences(newDeck, {})).toEqual(['Deck name is required', 'Format is required'])
    expect(newDeck.parse({ name: ' Burn ', format: 'COMMANDER (EDH)' })).toEqual({
      ...{ name: 'Burn', format: 'commander' },
    })
  })

  test('is changed in what is said, which may be nothing', () => {
    expect(deckUpdate.parse({})).toEqual({})
    expect(deckUpdate.parse({ description: null, version: 3 })).toEqual({
      ...{ description: null, version: 3 },
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
  test('is one copy in the main deck unless more is said', () => {
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

  test('is removed by what an address says, where numbers are texts', () => {
    const { input } = removeDeckCard
    expect(input.parse({ slotType: 'side', version: '12' })).toEqual({
      ...{ slotType: 'side', version: 12 },
    })
    expect(sentences(input, { version: '' })).toEqual(['A version is a whole number from 1'])
  })
})
