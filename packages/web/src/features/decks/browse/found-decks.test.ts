import type { DeckSort } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { deckOf, summaryOf } from '../../../test/decks.ts'
import type { DeckFilter } from './deck-filter.ts'
import { foundDecks, groupedByFolder } from './found-decks.ts'

const decks = [
  deckOf({ name: 'Élan', totalValue: null, folder: 'Commander', cardCount: 100 }),
  deckOf({ name: 'deck 10', totalValue: 3, folder: 'Commander/Casual', tags: ['Budget'] }),
  deckOf({
    ...{ name: 'Deck 9', totalValue: 0.5, commanderName: 'Lim-Dûl the Necromancer' },
    ...{ format: 'legacy', colorIdentity: ['U', 'B'], updatedAt: '2026-09-01T00:00:00.000Z' },
  }),
  deckOf({ name: 'Ramp', isPinned: true, folder: 'Commanders', colorIdentity: [], totalValue: 1 }),
].map(summaryOf)

const found = (filter: DeckFilter, sort: DeckSort = 'newest') =>
  foundDecks(decks, filter, sort).map(({ name }) => name)

test('all words must be in the name or the commander; case and accents are ignored', () => {
  expect(found({})).toEqual(['Ramp', 'Élan', 'deck 10', 'Deck 9'])
  expect(found({ q: ' elan ' })).toEqual(['Élan'])
  expect(found({ q: 'DECK lim-dul' })).toEqual(['Deck 9'])
  expect(found({ q: 'deck elan' })).toEqual([])
})

test('decks are found by format, tag, colors and folder, with the folders in it', () => {
  expect(found({ format: 'legacy' })).toEqual(['Deck 9'])
  expect(found({ tag: 'budget' })).toEqual(['deck 10'])
  expect(found({ colors: 'U' })).toEqual(['Deck 9'])
  expect(found({ colors: 'UR' })).toEqual([])
  expect(found({ colors: 'C' })).toEqual(['Ramp'])
  expect(found({ folder: 'Commander' })).toEqual(['Élan', 'deck 10'])
  expect(found({ folder: 'Commander/Casual' })).toEqual(['deck 10'])
  expect(found({ folder: '/' })).toEqual(['Deck 9'])
  expect(found({ folder: 'Commander', tag: 'Budget', q: 'deck' })).toEqual(['deck 10'])
})

test('pinned decks come first in every order; names are sorted naturally, no price comes last', () => {
  expect(found({}, 'name')).toEqual(['Ramp', 'Deck 9', 'deck 10', 'Élan'])
  expect(found({}, 'value')).toEqual(['Ramp', 'deck 10', 'Deck 9', 'Élan'])
  expect(found({}, 'updated')).toEqual(['Ramp', 'Deck 9', 'Élan', 'deck 10'])
  expect(found({}, 'cards')).toEqual(['Ramp', 'Élan', 'deck 10', 'Deck 9'])
  expect(found({}, 'format')).toEqual(['Ramp', 'Deck 9', 'deck 10', 'Élan'])
})

test('a folder comes right before those in it, and decks without one come last', () => {
  const groups = groupedByFolder(foundDecks(decks, {}, 'name'))
  expect(groups.map(({ folder, decks }) => [folder, ...decks.map(({ name }) => name)])).toEqual([
    ['Commander', 'Élan'],
    ['Commander/Casual', 'deck 10'],
    ['Commanders', 'Ramp'],
    [null, 'Deck 9'],
  ])
})
