import { describe, expect, test } from 'vitest'
import { isDue, nextDailyCheck } from './schedule.ts'

const at = (text: string) => new Date(`${text}:00.000Z`)

describe('after everything went well, the source is requested again', () => {
  test.each([
    ['in the morning', '2026-08-15T09:00', '2026-08-15T22:00'],
    ['just before', '2026-08-15T21:59', '2026-08-15T22:00'],
    ['after the daily hour', '2026-08-15T22:40', '2026-08-16T22:00'],
    ['on the last day of a year', '2026-12-31T23:00', '2027-01-01T22:00'],
  ])('at 22:00 UTC when it is checked %s', (_, now, next) => {
    expect(nextDailyCheck(at(now), 0)).toEqual(at(next))
  })

  test('up to an hour later, so that sites do not all ask at once', () => {
    expect(nextDailyCheck(at('2026-08-15T09:00'), 0.5)).toEqual(at('2026-08-15T22:30'))
  })
})

describe('a try is due', () => {
  const now = at('2026-08-15T12:00')
  const next = (nextTryAt: string) => ({ nextTryAt: at(nextTryAt).toISOString() })

  test('when there was none yet', () => {
    expect(isDue(undefined, now)).toBe(true)
  })

  test('once its time has come, not before', () => {
    expect(isDue(next('2026-08-15T12:00'), now)).toBe(true)
    expect(isDue(next('2026-08-15T12:01'), now)).toBe(false)
    expect(isDue(next('2026-08-01T12:00'), now)).toBe(true)
  })

  test('when its time is further off than a schedule sets: the clock has gone back', () => {
    expect(isDue(next('2026-08-16T12:30'), now)).toBe(false)
    expect(isDue(next('2026-08-16T13:01'), now)).toBe(true)
  })
})
