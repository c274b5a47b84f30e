import { afterAll, expect, test, vi } from 'vitest'
import { byDay, dayBefore, dayOf, endOfDay, formatDay, formatState } from './days.ts'

// Set before the module creates its formatters.
vi.hoisted(() => vi.stubEnv('TZ', 'America/New_York'))
afterAll(() => void vi.unstubAllEnvs())

test('a day is in the visitor’s calendar, not the server’s', () => {
  expect(dayOf('2026-11-21T03:00:00.000Z')).toBe('2026-11-20')
  expect(dayOf('2026-11-21T05:00:00.000Z')).toBe('2026-11-21')
  expect(formatDay('2026-11-20')).toBe('Friday, November 20, 2026')
})

test('a day ends a millisecond before the next one, also when the clocks change', () => {
  expect(endOfDay('2026-11-20')).toBe('2026-11-21T04:59:59.999Z')
  expect(endOfDay('2026-11-01')).toBe('2026-11-02T04:59:59.999Z') // 25 hours long
  expect(endOfDay('2026-03-08')).toBe('2026-03-09T03:59:59.999Z') // 23 hours long
})

test('the day before the first of a month, of a year, and of a 23-hour day', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
  expect(dayBefore('2026-01-01')).toBe('2025-12-31')
  expect(dayBefore('2026-03-09')).toBe('2026-03-08')
})

test('a state is named by its day when it is the end of one, otherwise by its minute', () => {
  expect(formatState('2026-11-21T04:59:59.999Z')).toBe('at the end of November 20, 2026')
  expect(formatState('2026-11-20T20:04:00.000Z')).toMatch(/^on Nov 20, 2026, 3:04\sPM$/)
})

test('events of the same local day are grouped, in order', () => {
  const at = (happenedAt: string) => ({ happenedAt })
  const [late, night, day] = [
    at('2026-11-21T04:30:00.000Z'),
    at('2026-11-20T06:00:00.000Z'),
    at('2026-11-20T04:00:00.000Z'),
  ]
  expect(byDay([late, night, day])).toEqual([
    { day: '2026-11-20', items: [late, night] },
    { day: '2026-11-19', items: [day] },
  ])
})
