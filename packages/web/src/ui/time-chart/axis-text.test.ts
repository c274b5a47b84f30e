import { expect, test } from 'vitest'
import { formatAmounts, formatTimes } from './axis-text.ts'

const at = (...days: string[]) => days.map((day) => Date.parse(day) / 1000)
const day = 24 * 60 * 60

test('a time axis has days, months, or years as labels, depending on the distance of its ticks', () => {
  expect(formatTimes(at('2026-10-31', '2026-11-07'), 7 * day)).toEqual(['Oct 31', 'Nov 7'])
  expect(formatTimes(at('2025-10-01', '2026-01-01', '2026-04-01'), 90 * day)).toEqual([
    ...['Oct', '2026', 'Apr'],
  ])
  expect(formatTimes(at('2024-07-01', '2024-11-01', '2025-03-01'), 120 * day)).toEqual([
    ...['Jul 2024', 'Nov', 'Mar 2025'],
  ])
  expect(formatTimes(at('2024-01-01', '2025-01-01'), 365 * day)).toEqual(['2024', '2025'])
})

test('labels of a value axis are only as precise as it takes to distinguish them', () => {
  expect(formatAmounts([0, 500, 1000], 'usd')).toEqual(['$0', '$500', '$1,000'])
  expect(formatAmounts([1.25, 1.5], 'usd')).toEqual(['$1.25', '$1.50'])
  expect(formatAmounts([12_000, 12_500], 'usd')).toEqual(['$12K', '$12.5K'])
  expect(formatAmounts([], 'usd')).toEqual([])
  expect(formatAmounts([1.25, 1.5], 'eur')).toEqual(['€1.25', '€1.50'])
})
