import { expect, test } from 'vitest'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { applyPatch, matches } from './deck-patch.ts'

const opt = cardNamed('Opt')
const free = cardNamed('Ornament', {
  prices: { usd: '0.00', usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
})
const row = rowOf(opt, 2)

test('untouched rows are the same objects', () => {
  const deck = deckOf({ cards: [row, rowOf(free, 1)] })
  expect(applyPatch(deck, { rows: [rowOf(free, 3)] }).cards[0]).toBe(row)
})

test('a new row is listed by its name in its slot', () => {
  const deck = deckOf({ cards: [row, rowOf(cardNamed('Zap')), rowOf(opt, 1, 'side')] })
  const rows = [rowOf(cardNamed('Shock')), rowOf(cardNamed('Abrade'), 1, 'side')]
  const names = applyPatch(deck, { rows }).cards.map(({ cardName }) => cardName)
  expect(names).toEqual(['Opt', 'Shock', 'Zap', 'Abrade', 'Opt'])
})

test('counts and value follow, with the foil price of a card that has no other', () => {
  const foil = cardNamed('Foil', {
    prices: { usd: null, usdFoil: '2.10', usdEtched: null, eur: null, eurFoil: null },
  })
  const deck = deckOf({ cards: [row] })
  expect(applyPatch(deck, { rows: [rowOf(foil, 2, 'side'), rowOf(free, 1)] })).toMatchObject({
    cardCount: 5,
    sideCount: 2,
    pricedCards: 4,
    totalValue: 7.2,
  })
})

test('a deck without prices has no value', () => {
  const deck = deckOf({ cards: [row, rowOf(free)] })
  const left = applyPatch(deck, { rows: [{ ...row, quantity: 0 }] })
  expect(left).toMatchObject({ cardCount: 1, pricedCards: 0, totalValue: null })
})

test('a commander that is added to the main deck counts once', () => {
  const lead = { commanderId: 'opt', commanderName: 'Opt', commander: opt }
  const deck = deckOf({ ...lead, cardCount: 1, pricedCards: 1, totalValue: 1.5 })
  expect(applyPatch(deck, { rows: [rowOf(opt, 1)] })).toMatchObject({
    cardCount: 1,
    totalValue: 1.5,
  })
  expect(applyPatch(deck, { rows: [rowOf(opt, 1, 'side')] })).toMatchObject({ cardCount: 2 })
})

test('a deck matches a patch only in all its rows and details', () => {
  const deck = deckOf({ name: 'Burn', description: null, cards: [row] })
  expect(matches(deck, { rows: [row], facts: { name: 'Burn', description: '' } })).toBe(true)
  expect(matches(deck, { rows: [{ ...row, quantity: 3 }] })).toBe(false)
  expect(matches(deck, { rows: [rowOf(free, 0)] })).toBe(true)
  expect(matches(deck, { rows: [], facts: { name: 'Sligh' } })).toBe(false)
})
