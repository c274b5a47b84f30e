import { expect, test } from 'vitest'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { isAt, withSide } from './side.ts'

const opt = cardNamed('Opt')
const free = cardNamed('Ornament', {
  prices: { usd: '0.00', usdFoil: null, eur: null, eurFoil: null },
})
const row = rowOf(opt, 2)

test('rows that are not concerned are the same objects', () => {
  const deck = deckOf({ cards: [row, rowOf(free, 1)] })
  expect(withSide(deck, { rows: [rowOf(free, 3)] }).cards[0]).toBe(row)
})

test('a new row stands at its name, in its slot', () => {
  const deck = deckOf({ cards: [row, rowOf(cardNamed('Zap')), rowOf(opt, 1, 'side')] })
  const rows = [rowOf(cardNamed('Shock')), rowOf(cardNamed('Abrade'), 1, 'side')]
  const names = withSide(deck, { rows }).cards.map(({ cardName }) => cardName)
  expect(names).toEqual(['Opt', 'Shock', 'Zap', 'Abrade', 'Opt'])
})

test('the numbers follow, with a foil price where there is no other', () => {
  const foil = cardNamed('Foil', {
    prices: { usd: null, usdFoil: '2.10', eur: null, eurFoil: null },
  })
  const deck = deckOf({ cards: [row] })
  expect(withSide(deck, { rows: [rowOf(foil, 2, 'side'), rowOf(free, 1)] })).toMatchObject({
    ...{ cardCount: 5, sideCount: 2, pricedCards: 4, totalValue: 7.2 },
  })
})

test('without any price there is no value', () => {
  const deck = deckOf({ cards: [row, rowOf(free)] })
  const left = withSide(deck, { rows: [{ ...row, quantity: 0 }] })
  expect(left).toMatchObject({ cardCount: 1, pricedCards: 0, totalValue: null })
})

test('a commander that comes among the main cards is counted once', () => {
  const lead = { commanderId: 'opt', commanderName: 'Opt', commander: opt }
  const deck = deckOf({ ...lead, cardCount: 1, pricedCards: 1, totalValue: 1.5 })
  expect(withSide(deck, { rows: [rowOf(opt, 1)] })).toMatchObject({ cardCount: 1, totalValue: 1.5 })
  expect(withSide(deck, { rows: [rowOf(opt, 1, 'side')] })).toMatchObject({ cardCount: 2 })
})

test('a deck is as a side says only when all of it is so', () => {
  const deck = deckOf({ name: 'Burn', description: null, cards: [row] })
  expect(isAt(deck, { rows: [row], facts: { name: 'Burn', description: '' } })).toBe(true)
  expect(isAt(deck, { rows: [{ ...row, quantity: 3 }] })).toBe(false)
  expect(isAt(deck, { rows: [rowOf(free, 0)] })).toBe(true)
  expect(isAt(deck, { rows: [], facts: { name: 'Sligh' } })).toBe(false)
})
