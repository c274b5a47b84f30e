import { expect, test } from 'vitest'
import {
  countOf,
  formatBytes,
  formatCopies,
  formatCount,
  formatMoney,
  formatPercent,
  formatPercentChange,
  formatShortMoney,
  formatSpan,
  formatTenths,
  formatUsd,
  formatUsdChange,
  formatWholeMoney,
  pluralOf,
} from './formats.ts'

test('thousands are separated', () => {
  expect(formatCount(0)).toBe('0')
  expect(formatCount(20_000)).toBe('20,000')
})

test('one is singular; zero and the others are plural', () => {
  expect([0, 1, 2, 2990].map((count) => countOf(count, 'card'))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '2,990 cards',
  ])
  expect([1, 1200].map(formatCopies)).toEqual(['1 copy', '1,200 copies'])
  expect([1, 2].map((count) => pluralOf(count, 'printing'))).toEqual(['printing', 'printings'])
})

test('money has a dollar sign, two decimals and thousands separators, and an empty collection is $0.00', () => {
  expect(formatMoney(12345.67, 'usd')).toBe('$12,345.67')
  expect(formatMoney(3.1, 'eur')).toBe('€3.10')
  expect(formatUsd(0)).toBe('$0.00')
})

test('money in tight spaces is rounded to dollars or thousands', () => {
  expect(formatWholeMoney(1234, 'usd')).toBe('$1,234')
  expect(formatShortMoney(12_500, 'usd')).toBe('$12.5K')
})

test('a change of money or percent has a sign, with a real minus, unless it is zero', () => {
  expect([12.34, -3, 0].map(formatUsdChange)).toEqual(['+$12.34', '−$3.00', '$0.00'])
  expect([0.012, -0.03, 0].map(formatPercentChange)).toEqual(['+1.2%', '−3.0%', '0.0%'])
})

test('a share is a whole percentage, or has one decimal', () => {
  expect(formatPercent(0.424)).toBe('42%')
  expect([0.0424, 0.04].map(formatTenths)).toEqual(['4.2%', '4%'])
})

test('sizes have a unit that suits them', () => {
  const sizes = [0, 512, 4_230, 499_000_000, 12_340_000_000].map(formatBytes)
  expect(sizes).toEqual(['0 byte', '512 byte', '4.2 kB', '499 MB', '12 GB'])
})

test('a span is told in its largest unit', () => {
  const spans = [59, 60, 7200, 90_000, 260_000].map(formatSpan)
  expect(spans).toEqual(['less than a minute', '1 minute', '2 hours', '1 day', '3 days'])
})
