import { expect, test } from 'vitest'
import { cardNamed } from '../../test/decks.ts'
import { onePerName } from './one-per-name.ts'

const none = { usd: null, usdFoil: null, eur: null, eurFoil: null }

/** A printing of Opt for so many dollars. */
const opt = (id: string, usd: string | null) => cardNamed('Opt', { id, prices: { ...none, usd } })

const idsOf = (...cards: Parameters<typeof onePerName>[0]) => onePerName(cards).map(({ id }) => id)

test('each name comes once, where it was first, at its lowest price', () => {
  const shock = cardNamed('Shock')
  expect(idsOf(opt('dear', '10.00'), shock, opt('cheap', '9.50'))).toEqual(['cheap', 'shock'])
})

test.each([null, '0.00'])('a price of %s is none, and comes last', (usd) => {
  expect(idsOf(opt('without', usd), opt('dear', '99.00'))).toEqual(['dear'])
  expect(idsOf(opt('dear', '99.00'), opt('without', usd))).toEqual(['dear'])
  expect(idsOf(opt('first', usd), opt('second', usd))).toEqual(['first'])
})

test('of equal prices the first stays, and nothing gives nothing', () => {
  expect(idsOf(opt('first', '1.00'), opt('second', '1.0'))).toEqual(['first'])
  expect(idsOf()).toEqual([])
})
