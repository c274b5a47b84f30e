import type { DayValue } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { formatPercentChange, formatUsdChange } from '../../../lib/formats.ts'
import { changeOver, directionOf, inCents } from './value-change.ts'
import { formatPriced } from './value-text.ts'

const on = (day: string, valueUsd: number): DayValue => ({
  day,
  valueUsd,
  copies: 4,
  pricedCopies: 3,
})

test('the change is between the first and the last day, whatever was between', () => {
  const days = [on('2026-11-01', 100), on('2026-11-10', 900), on('2026-11-20', 112.34)]
  expect(changeOver(days)).toEqual({ usd: 12.34, share: 0.1234, since: '2026-11-01' })
})

test('a single day has no change, and a change from zero has no percentage', () => {
  expect(changeOver([])).toBeNull()
  expect(changeOver([on('2026-11-01', 100)])).toBeNull()
  expect(changeOver([on('2026-11-01', 0), on('2026-11-02', 5)])).toEqual({
    usd: 5,
    share: null,
    since: '2026-11-01',
  })
})

test.each([
  [12.34, 'up', '+$12.34'],
  [-1234.5, 'down', '−$1,234.50'],
  [0.1 + 0.2 - 0.3, 'unchanged', '$0.00'],
  [-0.001, 'unchanged', '$0.00'],
])('%d is %s: %s', (usd, direction, text) => {
  expect(directionOf(inCents(usd))).toBe(direction)
  expect(formatUsdChange(inCents(usd))).toBe(text)
})

test('changes are in percent, with the number of cards that have a price', () => {
  expect([0.0123, -0.5, 0].map(formatPercentChange)).toEqual(['+1.2%', '−50.0%', '0.0%'])
  expect(formatPriced({ copies: 1200, pricedCopies: 1199 })).toBe(
    '1,199 of 1,200 cards have a price',
  )
  expect(formatPriced({ copies: 3, pricedCopies: 3 })).toBe('All cards have a price')
})
