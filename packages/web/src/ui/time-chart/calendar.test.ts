import { expect, test } from 'vitest'
import { type ChartDay, calendarOf, nearestDay } from './calendar.ts'

const on = (day: string, value: number): ChartDay => ({ day, value })
const withGap = [on('2026-02-27', 10), on('2026-02-28', 11), on('2026-03-03', 14)]

test('missing days are on the calendar without a value', () => {
  const { seconds, values, places } = calendarOf(withGap)
  expect(seconds.map((at) => new Date(at * 1000).toISOString().slice(0, 10))).toEqual([
    ...['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'],
  ])
  expect(values).toEqual([10, 11, null, null, 14])
  expect(places).toEqual([0, 1, 4])
})

test('three years without a gap have as many days as values', () => {
  const days = Array.from({ length: 1096 }, (_, at) =>
    on(new Date(Date.UTC(2023, 10, 20 + at)).toISOString().slice(0, 10), at),
  )
  const { values, places } = calendarOf(days)
  expect(values).toEqual(days.map(({ value }) => value))
  expect(places.at(-1)).toBe(1095)
})

test('without days the calendar is empty, with one day it has that day', () => {
  expect(calendarOf([])).toEqual({ seconds: [], values: [], places: [] })
  expect(calendarOf([on('2026-02-27', 10)]).values).toEqual([10])
})

test.each([
  [-3, 0],
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [9, 2],
])('nearest to index %d is recorded day %d', (place, day) => {
  expect(nearestDay(calendarOf(withGap), place)).toBe(day)
})
