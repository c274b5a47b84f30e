import { expect, test } from 'vitest'
import { cardNamed } from '../../../test/decks.ts'
import { onePerName } from './one-per-name.ts'

const none = { usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null }

/** A printing of Opt with a price. */
const opt = (id: string, usd: string | null) => cardNamed('Opt', { id, prices: { ...none, usd } })

const idsOf = (...cards: Parameters<typeof onePerName>[0]) => onePerName(cards).map(({ id }) => id)

test('each name appears once, at its first position and its lowest price', () => {
  const shock = cardNamed('Shock')
  expect(idsOf(opt('dear', '10.00'), shock, opt('cheap', '9.50'))).toEqual(['cheap', 'shock'])
})

test.each([null, '0.00'])('a price of %s counts as none, and comes last', (usd) => {
  expect(idsOf(opt('without', usd), opt('dear', '99.00'))).toEqual(['dear'])
  expect(idsOf(opt('dear', '99.00'), opt('without', usd))).toEqual(['dear'])
  expect(idsOf(opt('first', usd), opt('second', usd))).toEqual(['first'])
})

test('at equal prices the first one is used, and an empty list stays empty', () => {
  expect(idsOf(opt('first', '1.00'), opt('second', '1.0'))).toEqual(['first'])
  expect(idsOf()).toEqual([])
})
