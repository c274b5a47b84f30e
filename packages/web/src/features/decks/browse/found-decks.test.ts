import { expect, test } from 'vitest'
import { deckOf, summaryOf } from '../../../test/decks.ts'
import { type DeckSort, foundDecks } from './found-decks.ts'

const decks = [
  deckOf({ name: 'Élan', totalValue: null }),
  deckOf({ name: 'deck 10', totalValue: 3 }),
  deckOf({ name: 'Deck 9', totalValue: 0.5, commanderName: 'Lim-Dûl the Necromancer' }),
].map(summaryOf)

const found = (text: string, sort: DeckSort = 'newest') =>
  foundDecks(decks, text, sort).map(({ name }) => name)

test('all words must be in the name or the commander; case and accents are ignored', () => {
  expect(found('')).toEqual(['Élan', 'deck 10', 'Deck 9'])
  expect(found(' elan ')).toEqual(['Élan'])
  expect(found('DECK lim-dul')).toEqual(['Deck 9'])
  expect(found('deck elan')).toEqual([])
})

test('names are sorted in natural order, and decks without a price come last', () => {
  expect(found('', 'name')).toEqual(['Deck 9', 'deck 10', 'Élan'])
  expect(found('', 'value')).toEqual(['deck 10', 'Deck 9', 'Élan'])
})
