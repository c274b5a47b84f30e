import { expect, test } from 'vitest'
import { formatLowestPrice, formatPrice } from './prices.ts'

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

test('the lowest price of a printing names its finish unless that is nonfoil', () => {
  const none = { usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null }
  expect(formatLowestPrice({ ...none, usd: '2.00', usdFoil: '1.50' }, 'usd')).toBe('$1.50 foil')
  expect(formatLowestPrice({ ...none, usd: '2.00', usdFoil: '2.00' }, 'usd')).toBe('$2.00')
  expect(formatLowestPrice({ ...none, usdEtched: '4.10' }, 'usd')).toBe('$4.10 etched')
  expect(formatLowestPrice({ ...none, usdEtched: '4.10' }, 'eur')).toBe('N/A')
  expect(formatLowestPrice({ ...none, usdEtched: '4.10', eurFoil: '3.00' }, 'eur')).toBe(
    '€3.00 foil',
  )
})
