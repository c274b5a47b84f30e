import type { DeckCard } from '@manafolio/contract'
import { plainRow } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { rowsOf } from '../rows.ts'
import { withMoves } from './moved-rows.ts'

const row: DeckCard = {
  deckId: 'deck',
  scryfallId: 'old',
  cardName: 'Shock',
  tcgplayerId: null,
  quantity: 3,
  slotType: 'main',
  ...plainRow,
}

/** What remains and what came, of a row of three copies, beside some of the other printing. */
function moved(quantity: number, there = 0) {
  const to = { scryfallId: 'new', finish: 'nonfoil', cardName: 'Shock', tcgplayerId: null } as const
  const others = { ...row, scryfallId: 'new', quantity: there }
  const { rows, moves } = withMoves(rowsOf(there > 0 ? [row, others] : [row]), [
    { from: row, to, quantity },
  ])
  const copies = [...rows.values()].map((one) => `${one.quantity} ${one.scryfallId}`)
  return { moves: moves.length, copies: copies.sort() }
}

test('no more copies are moved than a row has', () => {
  expect(moved(2)).toEqual({ moves: 1, copies: ['1 old', '2 new'] })
  expect(moved(3)).toEqual({ moves: 1, copies: ['3 new'] })
  expect(moved(4)).toEqual({ moves: 0, copies: ['3 old'] })
})

test('copies are moved to others as far as a row may have so many', () => {
  expect(moved(3, 96)).toEqual({ moves: 1, copies: ['99 new'] })
  expect(moved(3, 97)).toEqual({ moves: 0, copies: ['3 old', '97 new'] })
})
