import { expect, test } from 'vitest'
import { amountWords, timeWords } from './axis-words.ts'

const at = (...days: string[]) => days.map((day) => Date.parse(day) / 1000)
const day = 24 * 60 * 60

test('a time axis says days, months, or years, as far as its places are apart', () => {
  expect(timeWords(at('2026-10-31', '2026-11-07'), 7 * day)).toEqual(['Oct 31', 'Nov 7'])
  expect(timeWords(at('2025-10-01', '2026-01-01', '2026-04-01'), 90 * day)).toEqual([
    ...['Oct', '2026', 'Apr'],
  ])
  expect(timeWords(at('2024-07-01', '2024-11-01', '2025-03-01'), 120 * day)).toEqual([
    ...['Jul 2024', 'Nov', 'Mar 2025'],
  ])
  expect(timeWords(at('2024-01-01', '2025-01-01'), 365 * day)).toEqual(['2024', '2025'])
})

test('an axis of values says no more than tells its places apart', () => {
  expect(amountWords([0, 500, 1000])).toEqual(['$0', '$500', '$1,000'])
  expect(amountWords([1.25, 1.5])).toEqual(['$1.25', '$1.50'])
  expect(amountWords([12_000, 12_500])).toEqual(['$12K', '$12.5K'])
  expect(amountWords([])).toEqual([])
})
