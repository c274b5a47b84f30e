import { type DeckCard, limits, plainRow } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { rowsOf } from '../rows.ts'
import { withMoves } from './moved-rows.ts'

function row(scryfallId: string, quantity: number): DeckCard {
  return {
    deckId: 'deck',
    scryfallId,
    cardName: 'Shock',
    tcgplayerId: null,
    quantity,
    slotType: 'main',
    ...plainRow,
  }
}

const numbers = Array.from({ length: limits.deckCards }, (_, i) => i)

/** One copy of each row to a printing of its own. */
const moves = numbers.map((i) => ({
  from: { scryfallId: `from-${i}`, slotType: 'main' as const, finish: 'nonfoil' as const },
  quantity: 1,
  to: { scryfallId: `to-${i}`, finish: 'nonfoil' as const, cardName: 'Shock', tcgplayerId: 1 },
}))

test('no more is changed than one change of a deck can have', () => {
  const full = rowsOf(numbers.map((i) => row(`from-${i}`, 1)))
  const after = withMoves(full, moves)
  expect(after.moves).toEqual(moves.slice(0, limits.deckCards / 2))
  expect(after.rows.size).toBe(limits.deckCards)
  expect(after.rows.get('main to-499 nonfoil')).toEqual({ ...row('to-499', 1), tcgplayerId: 1 })
  expect(after.rows.has('main to-500 nonfoil')).toBe(false)
})

test('a deck gets no more rows than it has room for', () => {
  const nearlyFull = rowsOf(numbers.slice(2).map((i) => row(`from-${i}`, 2)))
  const after = withMoves(nearlyFull, moves)
  expect(after.moves).toEqual(moves.slice(2, 4))
  expect(after.rows.size).toBe(limits.deckCards)
})
