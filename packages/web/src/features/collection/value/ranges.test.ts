import { expect, test } from 'vitest'
import { firstDayOf, type ValueRange } from './ranges.ts'

const now = new Date('2026-11-20T23:30:00.000Z')

test.each<[ValueRange, string]>([
  ['30d', '2026-10-21'],
  ['90d', '2026-08-22'],
  ['1y', '2025-11-20'],
  ['3y', '2023-11-20'],
  ['all', '2016-11-21'],
])('a range of %s begins on %s', (range, first) => {
  expect(firstDayOf(range, '2026-11-20', now)).toBe(first)
  expect(firstDayOf(range, undefined, now)).toBe(first)
  expect(firstDayOf(range, '', now)).toBe(first)
})

test('a range ends with the last prices, and never starts earlier than the server allows', () => {
  expect(firstDayOf('30d', '2026-08-15', now)).toBe('2026-07-16')
  expect(firstDayOf('3y', '2018-01-01', now)).toBe('2016-11-21')
})

test('prices dated after the client’s clock count as today’s', () => {
  expect(firstDayOf('30d', '2026-11-22', now)).toBe('2026-10-21')
})
