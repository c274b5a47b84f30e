import { type CardChange, unknownLook } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { describeChange, headlineOf } from './change-text.ts'

/** Two copies in the collection were merged into an existing entry. */
const joined: CardChange = {
  id: 'change',
  strategy: 'merge',
  place: 'collection',
  deckId: null,
  deckName: null,
  oldScryfallId: 'old',
  newScryfallId: 'new',
  cardName: 'Goblin Guide',
  setCode: 'zen',
  collectorNumber: '126',
  ...unknownLook,
  copies: 2,
  copiesThere: 1,
  copiesAfter: 3,
  happenedAt: '2026-08-15T12:00:00.000Z',
  seen: false,
}
const moved = { ...joined, copiesThere: 0, copiesAfter: 2 }
const deleted: CardChange = {
  ...moved,
  strategy: 'delete',
  newScryfallId: null,
  cardName: null,
  setCode: null,
  collectorNumber: null,
}
const inBurn = { deckId: 'burn', deckName: 'Burn' }
const textOf = (change: CardChange) => Object.values(describeChange(change)).join(' ')

test.each<[string, CardChange, string]>([
  [
    'copies that came to others',
    joined,
    'Two records of Goblin Guide (ZEN 126) were merged. Your 2 copies are now with the 1 you had: 3.',
  ],
  [
    'one copy that came to others',
    { ...joined, copies: 1, copiesThere: 4, copiesAfter: 5 },
    'Two records of Goblin Guide (ZEN 126) were merged. Your copy is now with the 4 you had: 5.',
  ],
  [
    'more copies than fit',
    { ...joined, copies: 60, copiesThere: 50, copiesAfter: 99 },
    'Two records of Goblin Guide (ZEN 126) were merged. Your 60 copies are now with the 50 you had: 99, the maximum. 11 of them could not be added.',
  ],
  [
    'copies that came to others in a deck',
    { ...joined, ...inBurn, place: 'main' },
    'Two records of Goblin Guide (ZEN 126) were merged. Your 2 copies in the deck “Burn” are now with the 1 it had: 3.',
  ],
  [
    'copies that came to others in a sideboard',
    { ...joined, ...inBurn, place: 'side' },
    'Two records of Goblin Guide (ZEN 126) were merged. Your 2 copies in the sideboard of “Burn” are now with the 1 it had: 3.',
  ],
  [
    'copies that moved alone',
    moved,
    'Goblin Guide (ZEN 126) was given a new ID. Your 2 copies stay in your collection.',
  ],
  [
    'one copy that moved alone in a deck',
    { ...moved, ...inBurn, place: 'main', copies: 1 },
    'Goblin Guide (ZEN 126) was given a new ID. Your copy stays in the deck “Burn”.',
  ],
  [
    'a commander that moved',
    { ...moved, ...inBurn, place: 'commander', copies: 1 },
    'Goblin Guide (ZEN 126) was given a new ID. It stays the commander of “Burn”.',
  ],
  [
    'a card that nobody can name',
    { ...moved, cardName: null, setCode: null, collectorNumber: null },
    'A card was given a new ID. Your 2 copies stay in your collection.',
  ],
  [
    'copies that are no longer listed',
    deleted,
    'Scryfall no longer lists this printing. Your 2 copies stay in your collection, without price and picture.',
  ],
  [
    'copies of a named card that is no longer listed',
    { ...deleted, cardName: 'Nissa', setCode: 'ps15', collectorNumber: '247', copies: 1 },
    'Scryfall no longer lists Nissa (PS15 247). Your copy stays in your collection, without price and picture.',
  ],
  [
    'a card without a collector number',
    { ...moved, collectorNumber: null },
    'Goblin Guide (ZEN) was given a new ID. Your 2 copies stay in your collection.',
  ],
  [
    'a deck card that is no longer listed',
    { ...deleted, ...inBurn, place: 'side', copies: 1, cardName: 'Goblin Guide' },
    'Scryfall no longer lists this printing of Goblin Guide. Your copy stays in the sideboard of “Burn”, without price and picture.',
  ],
  [
    'a commander that is no longer listed, of a deck without a name',
    { ...deleted, place: 'commander', cardName: 'Krenko, Mob Boss' },
    'Scryfall no longer lists this printing of Krenko, Mob Boss. It stays the commander of one of your decks, without price and picture.',
  ],
])('%s', (_, change, text) => {
  expect(textOf(change)).toBe(text)
})

test('the headline counts cards, not changes', () => {
  expect(headlineOf({ cards: 3, changes: 5 })).toBe('Scryfall changed 3 of your cards.')
  expect(headlineOf({ cards: 1, changes: 1 })).toBe('Scryfall changed 1 of your cards.')
})
