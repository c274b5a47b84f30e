import { limits } from '@manafolio/contract'

/** A day in UTC, as in the price history: yyyy-mm-dd. */
export type Day = string

const dayMs = 24 * 60 * 60 * 1000

/** A range of time: its label and its first day. */
export const valueRanges = {
  '30d': { label: '30 days', from: (day: Day) => daysBefore(day, 30) },
  '90d': { label: '90 days', from: (day: Day) => daysBefore(day, 90) },
  '1y': { label: '1 year', from: (day: Day) => yearsBefore(day, 1) },
  '3y': { label: '3 years', from: (day: Day) => yearsBefore(day, 3) },
  // A day less than the maximum, because clocks differ.
  all: { label: 'All', from: (_: Day, today: Day) => longestBefore(today) },
} as const
export type ValueRange = keyof typeof valueRanges
// Object.keys returns the keys of a constant, which are ranges.
export const rangeNames = Object.keys(valueRanges) as ValueRange[]

export const usualRange: ValueRange = '1y'

/** The first day of a range that ends with the last prices, limited by the server's maximum. */
export function firstDayOf(range: ValueRange, pricesAsOf: Day | undefined, now: Date): Day {
  const today = dayAt(now.getTime())
  const last = pricesAsOf && pricesAsOf < today ? pricesAsOf : today
  const first = valueRanges[range].from(last, today)
  const longest = longestBefore(today)
  return first < longest ? longest : first
}

function daysBefore(day: Day, days: number): Day {
  return dayAt(Date.parse(day) - days * dayMs)
}

function yearsBefore(day: Day, years: number): Day {
  const date = new Date(day)
  return dayAt(date.setUTCFullYear(date.getUTCFullYear() - years))
}

function longestBefore(today: Day): Day {
  return daysBefore(yearsBefore(today, limits.priceHistoryYears), -1)
}

function dayAt(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10)
}
