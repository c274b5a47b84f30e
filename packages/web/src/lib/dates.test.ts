import { afterAll, expect, test, vi } from 'vitest'
import { formatDate, formatInstant, formatReleaseDate, formatUtcDate, timeRange } from './dates.ts'

// Set before the module creates its formatters.
vi.hoisted(() => vi.stubEnv('TZ', 'America/New_York'))
afterAll(() => void vi.unstubAllEnvs())

const night = '2026-11-21T03:00:00.000Z'

test('a date is in the visitor’s calendar', () => {
  expect(formatDate(night)).toBe('Nov 20, 2026')
  expect(formatDate(night, 'long')).toBe('November 20, 2026')
  expect(formatDate(new Date(night), 'full')).toBe('Friday, November 20, 2026')
})

test('a price or release date is the same everywhere', () => {
  expect(formatUtcDate('2026-11-21')).toBe('Nov 21, 2026')
  expect(formatUtcDate(night, 'long')).toBe('November 21, 2026')
  expect(formatReleaseDate('2026-11-21')).toBe('Nov 21, 2026')
})

test('an invalid release date is unchanged', () => {
  expect(formatReleaseDate('soon')).toBe('soon')
})

test('an instant is formatted to the minute, and a time range has AM or PM once', () => {
  expect(formatInstant(night)).toMatch(/^Nov 20, 2026, 10:00\sPM$/)
  expect(timeRange(night, '2026-11-21T03:06:00.000Z')).toMatch(/^10:00\s–\s10:06\sPM$/)
})
