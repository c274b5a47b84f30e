import { expect, test } from 'vitest'
import { formatPrice } from './prices.ts'

test('prices have a dollar sign, two decimals and thousands separators', () => {
  expect(formatPrice('0.84', 'usd')).toBe('$0.84')
  expect(formatPrice('12345.67', 'usd')).toBe('$12,345.67')
  expect(formatPrice('3.1', 'eur')).toBe('€3.10')
})

test('a missing price and 0.00 are not available', () => {
  expect(formatPrice(null, 'usd')).toBe('N/A')
  expect(formatPrice(undefined, 'eur')).toBe('N/A')
  expect(formatPrice('0.00', 'usd')).toBe('N/A')
  expect(formatPrice('soon', 'usd')).toBe('N/A')
})
