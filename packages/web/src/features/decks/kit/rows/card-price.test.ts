import { expect, test } from 'vitest'
import { cardNamed, rowOf } from '../../../../test/decks.ts'
import { mostExpensiveOf, priceOf } from './card-price.ts'

const prices = { usd: '2.00', usdFoil: '9.00', usdEtched: null, eur: null, eurFoil: null }
const guide = cardNamed('Goblin Guide', { prices })
const dear = cardNamed('Black Lotus', { prices: { ...prices, usd: '5.00' } })

test('a copy has the price of its finish, or else of the plainest one that has a price', () => {
  const row = rowOf(guide)
  expect(priceOf(row)).toEqual({ usd: 2, finish: 'nonfoil' })
  expect(priceOf({ ...row, finish: 'foil' })).toEqual({ usd: 9, finish: 'foil' })
  expect(priceOf({ ...row, finish: 'etched' })).toEqual({ usd: 2, finish: 'nonfoil' })
  expect(priceOf({ ...row, card: null })).toBeNull()
})

test('the most expensive card of a deck is none that is only considered', () => {
  expect(mostExpensiveOf([rowOf(guide), rowOf(dear)])?.name).toBe('Black Lotus')
  expect(mostExpensiveOf([{ ...rowOf(guide), finish: 'foil' }, rowOf(dear)])?.name).toBe(
    'Goblin Guide',
  )
  expect(mostExpensiveOf([rowOf(guide), rowOf(dear, 1, 'considering')])?.name).toBe('Goblin Guide')
  expect(mostExpensiveOf([rowOf(dear, 1, 'considering')])).toBeUndefined()
})
